import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readConversation } from "./api.ts";
import { EraseIcon } from "./icons.tsx";
import { focusInput, useChatState, viewAtom } from "./state.ts";
import { chatStore, forget, forgetEverything, memoryAtom, noticeAtom, showConversation } from "./thread.ts";
import { Time } from "./time.tsx";

const toTalk = () => {
  chatStore.set(viewAtom, "talk");
  focusInput();
};

/** Earlier conversations of this browser. Their words come from the server; the browser only knows which they are. */
export function PastConversations(): ReactNode {
  const { t } = useTranslation("chat");
  const { conversations } = useChatState(memoryAtom);
  const titles = useTitles(conversations.map(({ id }) => id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onFailed = () => chatStore.set(noticeAtom, "eraseFailed");
  const onForget = (id: string) => void forget(id).then(() => chatStore.set(noticeAtom, "erased"), onFailed);
  const onForgetAll = () =>
    void forgetEverything().then(() => {
      chatStore.set(noticeAtom, "erased");
      toTalk();
    }, onFailed);
  return (
    <div className="chat-past">
      <div className="chat-row">
        <h3 ref={heading} tabIndex={-1}>
          {t("past.title")}
        </h3>
        <button type="button" className="btn btn-outline btn-md" onClick={toTalk}>
          {t("past.back")}
        </button>
      </div>
      <p className="chat-quiet">{t("past.text")}</p>
      <ul>
        {conversations.map(({ id, updatedAt }) => (
          <li key={id}>
            <button
              type="button"
              className="chat-past-open"
              onClick={() => {
                void showConversation(id);
                toTalk();
              }}
            >
              <b>{titles.get(id) ?? t("past.untitled")}</b>
              <Time at={updatedAt} />
            </button>
            <button
              type="button"
              className="chat-button"
              aria-label={t("past.forget", { title: titles.get(id) ?? t("past.untitled") })}
              onClick={() => onForget(id)}
            >
              <EraseIcon />
            </button>
          </li>
        ))}
      </ul>
      {conversations.length === 0 ? (
        <p>{t("past.none")}</p>
      ) : (
        <button type="button" className="btn btn-outline btn-md" onClick={onForgetAll}>
          <EraseIcon />
          {t("past.forgetAll")}
        </button>
      )}
    </div>
  );
}

/** First question of each conversation. */
function useTitles(ids: string[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = ids.filter((id) => !titles.has(id)).join(" ");
  useEffect(() => {
    let isCurrent = true;
    for (const id of missing.split(" ").filter((text) => text !== "")) {
      readConversation(id).then(
        (conversation) => {
          const first = conversation?.messages.find(({ role }) => role === "user")?.parts[0];
          if (isCurrent && first?.type === "text") setTitles((known) => new Map(known).set(id, first.text));
        },
        // Without its title a conversation can still be opened or erased.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [missing]);
  return titles;
}
