import type { ReactNode } from "react";

export function ChatPanel(props: { onClose: () => void }): ReactNode {
  return (
    <button type="button" onClick={props.onClose}>
      x
    </button>
  );
}
