import type { ReactNode } from "react";
import { Container } from "./section.tsx";

/** A page that says one thing: a mark, a title, a sentence, and where to go from here. */
export function Notice(props: {
  mark: ReactNode;
  tone: "good" | "calm" | "alert";
  title: string;
  children: ReactNode;
}): ReactNode {
  const tones = { good: "bg-signal text-signal-ink", calm: "bg-sunk", alert: "bg-alert-soft text-alert" };
  return (
    <Container width="text" className="py-20 md:py-32">
      <span className={`grid size-14 place-items-center rounded-2xl ${tones[props.tone]}`}>{props.mark}</span>
      <h1 className="display-1 mt-8">{props.title}</h1>
      {props.children}
    </Container>
  );
}
