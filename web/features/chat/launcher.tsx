import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../../illustrations/icons.tsx";
import type { AskDetail } from "../../lib/chat-events.ts";
import { ASK_EVENT, CHAT_OPEN_EVENT } from "../../lib/chat-events.ts";
import { usePage } from "../../lib/page.ts";
import { readStored } from "../../lib/storage.ts";
import type { ChatCode, ChatWish } from "./load.ts";
import { chatCode, loadChat } from "./load.ts";

/** Narrower screens show the chat as a sheet over the page, which nobody wants to find open after a reload. */
const PANEL_MEDIA = "(min-width: 768px)";

/**
 * The button on every page, and the panel once it was opened. The code is kept as state and not behind a Suspense
 * boundary, which would hold the panel back. The panel stays mounted when it is closed, so that nothing typed is lost.
 */
export function ChatLauncher(): ReactNode {
  const { t } = useTranslation();
  const { data, i18n } = usePage();
  const isChatPage = data.page === "chat";
  const [code, setCode] = useState<ChatCode | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(
    (wish: ChatWish = {}, options: { takesFocus: boolean } = { takesFocus: true }) => {
      const show = (ready: ChatCode) => {
        ready.wish(wish);
        setCode(ready);
      };
      setTakesFocus(options.takesFocus);
      setIsOpen(true);
      const ready = chatCode();
      if (ready !== undefined) show(ready);
      else loadChat(i18n).then(show, () => setIsOpen(false));
    },
    [i18n],
  );
  const close = useCallback(() => {
    setIsOpen(false);
    // The button is hidden until the next render.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  }, []);

  useEffect(() => {
    const onAsk = (event: Event) => {
      const { text, source } = (event as CustomEvent<AskDetail>).detail;
      // A link may carry words nobody at this screen wrote: they are typed, not sent.
      open({ text, isSent: source !== "link" });
    };
    const onOpen = () => open();
    window.addEventListener(ASK_EVENT, onAsk);
    window.addEventListener(CHAT_OPEN_EVENT, onOpen);
    return () => {
      window.removeEventListener(ASK_EVENT, onAsk);
      window.removeEventListener(CHAT_OPEN_EVENT, onOpen);
    };
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first page
  useEffect(() => {
    const wasOpen = readStored("alerio.chat")?.includes('"isOpen":true') === true;
    if (wasOpen && matchMedia(PANEL_MEDIA).matches) open({}, { takesFocus: false });
    // Safari has no requestIdleCallback.
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2_000));
    idle(() => void loadChat(i18n).catch(() => undefined));
  }, []);
  useEffect(() => code?.rememberOpen(isOpen), [code, isOpen]);

  const preload = () => void loadChat(i18n).catch(() => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-dark fixed end-4 bottom-[calc(1rem+var(--bottom-bar-height,0px))] z-40 rounded-full"
        onClick={() => open()}
        onPointerEnter={preload}
        onFocus={preload}
        hidden={isChatPage || (isOpen && code !== null)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && code === null}
      >
        <ChatIcon className="size-5" />
        {t("chat.open")}
      </button>
      {code !== null && !isChatPage ? <code.ChatPanel isOpen={isOpen} takesFocus={takesFocus} onClose={close} /> : null}
    </>
  );
}
