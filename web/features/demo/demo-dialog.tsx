import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChevronIcon, CloseIcon, PauseIcon, PlayIcon, RetryIcon } from "../../illustrations/icons.tsx";
import { useHref } from "../../lib/page.ts";
import { prefersReducedMotion } from "../../lib/scroll.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { closeOnBackdrop } from "../../ui/drawer.tsx";
import { ManagerView, WorkerView } from "./scenes.tsx";
import { DEMO_STEPS, demoReducer, STEP_MS } from "./steps.ts";

/** How often the time of a step is counted on; the progress line moves in steps of this length. */
const TICK_MS = 100;

/**
 * The walk-through of one alert. It plays by itself, except under reduced motion, and everything in it can be done by
 * hand: pressing the device, taking charge and closing the incident are real buttons.
 */
export function DemoDialog(props: { onClose: () => void }): ReactNode {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, dispatch] = useReducer(demoReducer, null, () => ({
    index: 0,
    elapsedMs: 0,
    isPlaying: !prefersReducedMotion(),
  }));
  const { index, isPlaying } = state;
  const step = DEMO_STEPS[index] ?? "calm";
  const go = (to: number) => dispatch({ do: "go", index: to });
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // A button of the scene disappears once it was pressed; the keys must keep working.
    if (!dialog.current?.contains(document.activeElement) || index === 0) dialog.current?.focus();
  }, [index]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => dispatch({ do: "tick", ms: TICK_MS }), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const onControl = event.target instanceof HTMLElement && event.target.closest("button, a") !== null;
    if (event.key === "ArrowRight") go(index + 1);
    else if (event.key === "ArrowLeft") go(index - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(DEMO_STEPS.length - 1);
    else if (event.key === " " && !onControl) dispatch({ do: "toggle" });
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="demo"
      tabIndex={-1}
      aria-labelledby="demo-title"
      aria-describedby="demo-lead"
      onClose={props.onClose}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
    >
      <div className="demo-inside">
        <div className="demo-head">
          <div>
            <h2 id="demo-title">{t("demo.title")}</h2>
            <p id="demo-lead">
              {t("demo.lead")} <span className="sr-only">{t("demo.keys")}</span>
            </p>
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={common("close")}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <div className="demo-stage">
          <WorkerView index={index} onPress={() => go(2)} />
          <ManagerView index={index} onTakeCharge={() => go(4)} onCloseIncident={() => go(5)} />
        </div>
        <div className="demo-words" aria-live="polite" aria-atomic="true">
          <span className="sr-only">
            {t("demo.stepOf", { step: index + 1, count: DEMO_STEPS.length, title: t(`demo.parts.${step}.title`) })}
          </span>
          <p className="demo-title" aria-hidden="true">
            {t(`demo.parts.${step}.title`)}
          </p>
          <p>{t(`demo.parts.${step}.text`)}</p>
        </div>
        <DemoControls state={state} onGo={go} onToggle={() => dispatch({ do: "toggle" })} />
      </div>
    </dialog>
  );
}

function DemoControls(props: {
  state: { index: number; elapsedMs: number; isPlaying: boolean };
  onGo: (index: number) => void;
  onToggle: () => void;
}): ReactNode {
  const { t } = useTranslation("home");
  const href = useHref();
  const { index, elapsedMs, isPlaying } = props.state;
  const last = DEMO_STEPS.length - 1;
  const isOver = index === last && elapsedMs >= STEP_MS;
  const ToggleIcon = isOver ? RetryIcon : isPlaying ? PauseIcon : PlayIcon;
  return (
    <div className="demo-controls">
      <button
        type="button"
        className="icon-button demo-toggle"
        aria-label={t(isOver ? "demo.again" : isPlaying ? "demo.pause" : "demo.play")}
        onClick={props.onToggle}
      >
        <ToggleIcon />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t("demo.previous")}
        disabled={index === 0}
        onClick={() => props.onGo(index - 1)}
      >
        <ChevronIcon className="rotate-90" />
      </button>
      <ol className="demo-steps" aria-label={t("demo.steps")}>
        {DEMO_STEPS.map((step, position) => (
          <li key={step}>
            <button
              type="button"
              aria-current={position === index ? "step" : undefined}
              aria-label={t("demo.stepOf", {
                step: position + 1,
                count: DEMO_STEPS.length,
                title: t(`demo.parts.${step}.title`),
              })}
              onClick={() => props.onGo(position)}
            >
              <span style={{ scale: `${position < index ? 1 : position > index ? 0 : elapsedMs / STEP_MS} 1` }} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="icon-button"
        aria-label={t("demo.next")}
        disabled={index === last}
        onClick={() => props.onGo(index + 1)}
      >
        <ChevronIcon className="-rotate-90" />
      </button>
      <ButtonLink href={href("auth", "?mode=register")}>{t("demo.start")}</ButtonLink>
    </div>
  );
}
