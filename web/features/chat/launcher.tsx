import type { ComponentType, ReactNode } from "react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

type PanelProps = { onClose: () => void };
type Panel = ComponentType<PanelProps>;

let loading: Promise<Panel> | undefined;

/** Fetches the panel's code once; called on hover, focus, idle or click, never before. */
function loadPanel(): Promise<Panel> {
  loading ??= import("./panel.tsx").then((module) => module.ChatPanel);
  return loading;
}

/** The button on every page, and the panel once it was opened. The panel's code is state, not a Suspense boundary. */
export function ChatLauncher(): ReactNode {
  const { t } = useTranslation();
  const [Panel, setPanel] = useState<{ component: Panel } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
    void loadPanel().then((component) => setPanel({ component }));
  }, []);
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2_000));
    idle(() => void loadPanel());
  }, []);
  return (
    <>
      <button
        type="button"
        className="fixed end-4 bottom-4 z-40 rounded-full bg-ink px-5 py-3 font-semibold text-paper"
        onClick={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        aria-expanded={isOpen}
        hidden={isOpen}
      >
        {t("chat.open")}
      </button>
      {isOpen && Panel !== null ? <Panel.component onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
