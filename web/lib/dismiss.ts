import type { RefObject } from "react";
import { useEffect, useEffectEvent } from "react";

/** Closes an open menu on Escape (the focus goes back to its button) and on a press outside of `box`. */
export function useDismiss(options: {
  isOpen: boolean;
  box: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}): void {
  const { isOpen, box, returnFocusTo } = options;
  const dismiss = useEffectEvent(options.onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === true) return;
      dismiss();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      dismiss();
      returnFocusTo.current?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen, box, returnFocusTo]);
}
