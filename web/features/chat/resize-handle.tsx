import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { chatStore, memoryAtom, setMemory } from "./thread.ts";

/** Panel width in CSS pixels: usual, narrowest, widest, and one step by keyboard. */
const WIDTH_PX = { usual: 416, min: 340, max: 720, step: 24 };

const clamp = (px: number) => Math.round(Math.min(WIDTH_PX.max, Math.max(WIDTH_PX.min, px)));

/** The panel's edge: drag it, or move it with the arrow keys. The width is remembered. */
export function ResizeHandle(): ReactNode {
  const { t } = useTranslation("chat");
  const [widthPx, setWidthPx] = useState(() => clamp(chatStore.get(memoryAtom).widthPx ?? WIDTH_PX.usual));
  useEffect(() => {
    document.documentElement.style.setProperty("--chat-width", `${widthPx}px`);
  }, [widthPx]);
  const keep = (px: number) => {
    setWidthPx(clamp(px));
    setMemory((memory) => ({ ...memory, widthPx: clamp(px) }));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const right = event.currentTarget.parentElement?.getBoundingClientRect().right ?? window.innerWidth;
    setWidthPx(clamp(right - event.clientX));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    keep(widthPx + steps * WIDTH_PX.step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged; this is the separator of two areas
    <div
      className="chat-resize"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("resize")}
      aria-valuenow={widthPx}
      aria-valuemin={WIDTH_PX.min}
      aria-valuemax={WIDTH_PX.max}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => keep(widthPx)}
      onDoubleClick={() => keep(WIDTH_PX.usual)}
      onKeyDown={onKeyDown}
    />
  );
}
