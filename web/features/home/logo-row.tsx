import type { ReactNode } from "react";
import type { CLIENT_LOGOS } from "../../illustrations/logos.tsx";
import { Container } from "../../ui/section.tsx";

/** A quiet row of logos under a line of text. */
export function LogoRow(props: { id: string; title: string; logos: typeof CLIENT_LOGOS }): ReactNode {
  return (
    <section className="logo-band" aria-labelledby={props.id}>
      <Container>
        <h2 id={props.id}>{props.title}</h2>
        <ul className="logos">
          {props.logos.map(({ name, Mark }) => (
            <li key={name}>
              <Mark />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
