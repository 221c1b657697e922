import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { MAX_QUESTION_CHARS } from "#server/contract/chat-limits.ts";
import { SendIcon, StopIcon } from "../../illustrations/icons.tsx";
import { useHref } from "../../lib/page.ts";
import { focusAtom, useChatState, useThread } from "./state.ts";
import { chatStore, draftAtom, editingAtom, send, setDraft, stop } from "./thread.ts";

/** Characters left from which the count is shown. */
const COUNT_FROM = 200;

let answeredFocus = 0;

/** The text field: Enter sends, Shift+Enter starts a new line. What is typed is kept whatever happens. */
export function Composer(): ReactNode {
  const { t } = useTranslation("chat");
  const href = useHref();
  const { isBusy } = useThread();
  const draft = useChatState(draftAtom);
  const editing = useChatState(editingAtom);
  const isOffline = useIsOffline();
  const focus = useChatState(focusAtom);
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (focus === answeredFocus) return;
    answeredFocus = focus;
    input.current?.focus({ preventScroll: true });
  }, [focus]);
  const left = MAX_QUESTION_CHARS - draft.trim().length;
  const isEmpty = draft.trim() === "";
  const onSend = () => {
    if (isEmpty || left < 0 || isBusy) return;
    void send(draft);
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character (Japanese, accents) is not meant for us.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const stopEditing = () => {
    chatStore.set(editingAtom, null);
    setDraft("");
    input.current?.focus({ preventScroll: true });
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {isOffline ? (
        <p className="chat-note" role="status">
          {t("offline")}
        </p>
      ) : null}
      {editing === null ? null : (
        <p className="chat-note">
          {t("editing")}
          <button type="button" className="chat-tool" onClick={stopEditing}>
            {t("cancel")}
          </button>
        </p>
      )}
      <div className="chat-field">
        <textarea
          ref={input}
          value={draft}
          rows={1}
          placeholder={t("placeholder")}
          aria-label={t("input")}
          aria-describedby="chat-input-hint"
          aria-invalid={left < 0}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isBusy ? (
          <button
            type="button"
            className="chat-send"
            onClick={() => void stop()}
            aria-label={t("stop")}
            title={t("stop")}
          >
            <StopIcon className="chat-icon" />
          </button>
        ) : (
          <button
            type="submit"
            className="chat-send"
            disabled={isEmpty || left < 0}
            aria-label={t("send")}
            title={t("send")}
          >
            <SendIcon className="chat-icon" />
          </button>
        )}
      </div>
      <p id="chat-input-hint" className="sr-only">
        {t("hint")}
      </p>
      {left <= COUNT_FROM ? (
        <p className={left < 0 ? "chat-count field-error" : "chat-count"} role="status">
          {left < 0 ? t("tooLong", { count: -left }) : t("left", { count: left })}
        </p>
      ) : (
        <p className="chat-count">
          {t("automatic")} <Link to={href("privacy-policy")}>{t("privacy")}</Link>
        </p>
      )}
    </form>
  );
}

function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return isOffline;
}
