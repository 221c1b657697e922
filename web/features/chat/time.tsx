import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** When a message was written: the time, and the day when it was not today. */
export function Time(props: { at: number | undefined }): ReactNode {
  const { i18n } = useTranslation("chat");
  if (props.at === undefined) return null;
  const date = new Date(props.at);
  const isToday = date.toDateString() === new Date().toDateString();
  // The visitor's own way of writing a time, where it is in the language shown.
  const tag = navigator.languages.find((language) => language.startsWith(i18n.language)) ?? i18n.language;
  const text = new Intl.DateTimeFormat(tag, {
    timeStyle: "short",
    ...(isToday ? {} : { dateStyle: "medium" }),
  }).format(date);
  return (
    <time className="chat-time" dateTime={date.toISOString()}>
      {text}
    </time>
  );
}
