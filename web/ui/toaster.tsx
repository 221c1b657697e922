import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import type { Toast, ToastKind, ToastLayer } from "../lib/toast.ts";

const { page, session } = interfaceFacts.interface.toasts;

const DURATIONS_MS: Record<ToastLayer, Record<ToastKind, number>> = {
  session: {
    success: session.successMs,
    error: session.errorMs,
    default: session.defaultMs,
    loading: Number.POSITIVE_INFINITY,
  },
  page: {
    success: page.durationMs,
    error: page.durationMs,
    default: page.durationMs,
    loading: Number.POSITIVE_INFINITY,
  },
};
const COLOURS = {
  background: "var(--paper-raised)",
  color: "var(--ink)",
  border: "1px solid var(--line-strong)",
  font: "inherit",
};

/** Toasts on screen, oldest first; only the newest are held (specification section 9). */
const held: (string | number)[] = [];

/** Shows a toast, or replaces the one with the same id. */
export function pushToast({ layer, kind, text, id }: Toast): void {
  mountOnce();
  const forget = (gone: { id: string | number }) => {
    const place = held.indexOf(gone.id);
    if (place !== -1) held.splice(place, 1);
  };
  const options = {
    duration: DURATIONS_MS[layer][kind],
    toasterId: layer,
    onDismiss: forget,
    onAutoClose: forget,
    ...(id === undefined ? {} : { id }),
  };
  const show = kind === "default" ? toast : toast[kind];
  const shown = show(text, options);
  if (!held.includes(shown)) held.push(shown);
  while (held.length > session.maxHeld) toast.dismiss(held.shift());
}

let isMounted = false;

/** Both layers live beside the app, so that no page has to carry them. */
function mountOnce(): void {
  if (isMounted) return;
  isMounted = true;
  const box = document.createElement("div");
  document.body.append(box);
  // Mounted before the first toast is pushed, or nobody would hear it.
  flushSync(() =>
    createRoot(box).render(
      <>
        <Toaster
          id="session"
          position="top-center"
          visibleToasts={session.maxHeld}
          style={{ "--width": `${session.maxWidthPx}px` } as CSSProperties}
          toastOptions={{ style: COLOURS }}
        />
        <Toaster id="page" position="top-right" toastOptions={{ style: COLOURS }} />
      </>,
    ),
  );
}
