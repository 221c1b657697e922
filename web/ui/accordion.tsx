import type { ReactNode, SyntheticEvent } from "react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ChevronIcon } from "../illustrations/icons.tsx";
import { hashTarget, scrollToElement } from "../lib/scroll.ts";

/**
 * One item of an accordion. Items with the same `name` close each other (native `<details name>`), the open one can be
 * closed, and an address ending in `#id` opens it.
 * @param props.onOpen called each time the item opens
 */
export function AccordionItem(props: {
  id: string;
  name: string;
  title: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}): ReactNode {
  const { id, name, title, onOpen, children } = props;
  const { hash, key } = useLocation();
  const ref = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation, even to the same place
  useEffect(() => {
    const details = ref.current;
    const target = hashTarget(hash);
    if (details === null || target === null || !details.contains(target)) return;
    details.open = true;
    scrollToElement(target);
  }, [hash, key]);
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) onOpen?.();
  };
  return (
    <details ref={ref} id={id} name={name} className="accordion-item" onToggle={onToggle}>
      <summary>
        <span>{title}</span>
        <ChevronIcon className="accordion-mark" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}
