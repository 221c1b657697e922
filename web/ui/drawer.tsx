import type { MouseEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import { CloseIcon } from "../illustrations/icons.tsx";

const { heightVh, minHeightPx } = interfaceFacts.interface.drawer;

/**
 * A modal drawer at the bottom of the screen, on the native dialog: focus stays inside and returns to where it was,
 * Escape, the backdrop and the button close it, the page behind does not scroll.
 * @param props.labelledBy id of the heading inside, which names the dialog
 */
export function Drawer(props: {
  isOpen: boolean;
  onClose: () => void;
  labelledBy: string;
  closeLabel: string;
  children: ReactNode;
}): ReactNode {
  const { isOpen, onClose, labelledBy, closeLabel, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, the dialog handles it itself
    <dialog
      ref={ref}
      className="drawer"
      style={{ height: `${heightVh}vh`, minHeight: `${minHeightPx}px` }}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <button type="button" className="icon-button drawer-close" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
      <div className="drawer-inside">{children}</div>
    </dialog>
  );
}

/** Closes a dialog whose padding-free inside fills it: a click on the dialog itself is a click on its backdrop. */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
