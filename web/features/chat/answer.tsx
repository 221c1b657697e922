import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import type { AnswerProps } from "./answer/answer-message.tsx";
import { answerText } from "./plain-text.ts";

type View = (props: AnswerProps) => ReactNode;

let loaded: View | undefined;
let loading: Promise<View> | undefined;

/** Fetches what shows an answer: Markdown, cards, forms. Not needed to open the chat, so it follows right after. */
export function loadAnswerView(): Promise<View> {
  loading ??= import("./answer/answer-message.tsx").then(({ AnswerMessage }) => {
    loaded = AnswerMessage;
    return AnswerMessage;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** An answer; as plain text for the moment until its view is here, or for good when that cannot be fetched. */
export function Answer(props: AnswerProps): ReactNode {
  const [view, setView] = useState<{ Message: View } | undefined>(
    loaded === undefined ? undefined : { Message: loaded },
  );
  useEffect(() => {
    if (view !== undefined) return;
    let isCurrent = true;
    loadAnswerView().then(
      (Message) => isCurrent && setView({ Message }),
      // The words are on screen either way.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [view]);
  if (view !== undefined) return <view.Message {...props} />;
  const lines = answerText(props.message).split(/\n{2,}/);
  return (
    <article className="chat-answer" lang={props.message.metadata?.lang}>
      <div className="chat-prose">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}
