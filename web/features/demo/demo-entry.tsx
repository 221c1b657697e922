import type { ComponentType, ReactNode } from "react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Dialog = ComponentType<{ onClose: () => void }>;

let loading: Promise<Dialog> | undefined;

/** Fetches the walk-through's code once: on intent or when it is opened, never with the page. */
function loadDialog(): Promise<Dialog> {
  loading ??= import("./demo-dialog.tsx").then((module) => module.DemoDialog);
  return loading;
}

/** Opens the walk-through of an alert from a button, or because the address says `?demo=open`. */
export function DemoEntry(props: {
  children: (demo: { open: () => void; preload: () => void }) => ReactNode;
}): ReactNode {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ component: Dialog } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = new URLSearchParams(search).get("demo") === "open";
  const open = () => {
    setIsOpen(true);
    void loadDialog().then((component) => setDialog({ component }));
  };
  useEffect(() => {
    if (!isAsked) return;
    setIsOpen(true);
    void loadDialog().then((component) => setDialog({ component }));
  }, [isAsked]);
  const close = () => {
    setIsOpen(false);
    if (!isAsked) return;
    const rest = new URLSearchParams(search);
    rest.delete("demo");
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state });
  };
  return (
    <>
      {props.children({ open, preload: () => void loadDialog() })}
      {isOpen && dialog !== null ? <dialog.component onClose={close} /> : null}
    </>
  );
}
