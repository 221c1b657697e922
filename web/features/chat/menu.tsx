import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDismiss } from "../../lib/dismiss.ts";
import { leaveQuickly } from "./discreet.ts";
import { EraseIcon, HideIcon, LeaveIcon, MoreIcon, NewIcon, PastIcon, SaveIcon } from "./icons.tsx";
import { focusInput, useChatState, useThread, viewAtom } from "./state.ts";
import { chatStore, forget, memoryAtom, noticeAtom, setMemory, startNew } from "./thread.ts";
import { saveTranscript } from "./transcript.ts";

/** What can be done with the conversation as a whole. */
export function ChatMenu(): ReactNode {
  const { t } = useTranslation("chat");
  const { id, messages } = useThread();
  const { conversations, isDiscreet } = useChatState(memoryAtom);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  useDismiss({ isOpen, box, onDismiss: close, returnFocusTo: button });
  const act = (action: () => void) => () => {
    close();
    button.current?.focus();
    action();
  };
  const isEmpty = messages.length === 0;
  const onNew = () => {
    startNew();
    chatStore.set(viewAtom, "talk");
    focusInput();
  };
  const onForget = () =>
    void forget(id).then(
      () => {
        chatStore.set(noticeAtom, "erased");
        focusInput();
      },
      () => chatStore.set(noticeAtom, "eraseFailed"),
    );
  return (
    <div ref={box} className="chat-menu-box">
      <button
        ref={button}
        type="button"
        className="chat-button"
        aria-expanded={isOpen}
        aria-controls="chat-menu"
        aria-label={t("menu.label")}
        title={t("menu.label")}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MoreIcon />
      </button>
      <ul id="chat-menu" className="chat-menu" hidden={!isOpen}>
        <Item icon={<NewIcon />} label={t("menu.new")} onClick={act(onNew)} isOff={isEmpty} />
        <Item
          icon={<PastIcon />}
          label={t("menu.past")}
          onClick={act(() => chatStore.set(viewAtom, "past"))}
          isOff={conversations.length === 0}
        />
        <Item
          icon={<SaveIcon />}
          label={t("menu.save")}
          onClick={act(() => saveTranscript(messages, t))}
          isOff={isEmpty}
        />
        <Item icon={<EraseIcon />} label={t("menu.forget")} onClick={act(onForget)} isOff={isEmpty} />
        <li className="chat-menu-line" />
        <Item
          icon={<HideIcon />}
          label={t("menu.discreet")}
          isPressed={isDiscreet}
          onClick={act(() => setMemory((memory) => ({ ...memory, isDiscreet: !isDiscreet })))}
        />
        <Item icon={<LeaveIcon />} label={t("leave")} onClick={leaveQuickly} />
      </ul>
    </div>
  );
}

function Item(props: {
  icon: ReactNode;
  label: string;
  onClick: () => void;
  isOff?: boolean;
  isPressed?: boolean;
}): ReactNode {
  return (
    <li>
      <button type="button" onClick={props.onClick} disabled={props.isOff} aria-pressed={props.isPressed}>
        {props.icon}
        {props.label}
      </button>
    </li>
  );
}
