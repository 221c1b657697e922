import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNeutralTitle } from "./discreet.ts";
import { ResizeHandle } from "./resize-handle.tsx";
import { Room } from "./room.tsx";
import { useSheet } from "./sheet.ts";
import { focusInput } from "./state.ts";
import { ChatWords } from "./words.tsx";
import "./styles.ts";

/**
 * The chat over the site: a panel at the side, on small screens a sheet over everything. It stays mounted when it is
 * minimised, out of reach of keyboard and screen reader, so that a half-filled form is still there afterwards.
 */
export function ChatPanel(props: { isOpen: boolean; takesFocus: boolean; onClose: () => void }): ReactNode {
  const { isOpen, takesFocus, onClose } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const isSheet = useSheet(box, isOpen);
  useNeutralTitle(isOpen);
  useLayoutEffect(() => {
    if (isOpen && takesFocus) focusInput();
  }, [isOpen, takesFocus]);
  useEffect(() => {
    document.documentElement.classList.toggle("has-chat-panel", isOpen);
    return () => document.documentElement.classList.remove("has-chat-panel");
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    // An open menu or list inside takes the first Escape.
    const isInnerOpen = box.current?.querySelector('[aria-expanded="true"]') !== null;
    if (event.key === "Escape" && !event.defaultPrevented && !isInnerOpen) onClose();
  };
  // A link followed inside the sheet would open its page unseen behind it.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (isSheet && isPlain && link?.getAttribute("href")?.startsWith("/") === true) onClose();
  };
  return (
    <section
      ref={box}
      className="chat-panel"
      role="dialog"
      aria-modal={isSheet && isOpen}
      aria-label={t("chat.name")}
      inert={!isOpen}
      data-open={isOpen}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <ChatWords waiting={<p className="chat-waiting">{t("loading")}</p>}>
        {(lang) => (
          <>
            {isSheet ? null : <ResizeHandle />}
            <Room lang={lang} onClose={onClose} />
          </>
        )}
      </ChatWords>
    </section>
  );
}
