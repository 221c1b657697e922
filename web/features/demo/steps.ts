/** Steps of the walk-through, in order; their words stand under `demo.parts` in the locale files. */
export const DEMO_STEPS = ["calm", "press", "relay", "seen", "charge", "close"] as const;

/** How long a step stays when the walk-through plays by itself: long enough to read it twice. */
export const STEP_MS = 7_000;

/** Longest the whole walk-through may take (design section 2: under a minute). */
export const MAX_DEMO_MS = 60_000;

/** Where the walk-through stands. */
export type DemoState = { index: number; elapsedMs: number; isPlaying: boolean };

/** What can happen to the walk-through. */
export type DemoAction = { do: "tick"; ms: number } | { do: "go"; index: number } | { do: "toggle" };

/** Next state: time passes only while playing, the last step ends the play, a step outside the list is its nearest end. */
export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  const last = DEMO_STEPS.length - 1;
  switch (action.do) {
    case "tick": {
      if (!state.isPlaying) return state;
      const elapsedMs = state.elapsedMs + action.ms;
      if (elapsedMs < STEP_MS) return { ...state, elapsedMs };
      if (state.index === last) return { index: last, elapsedMs: STEP_MS, isPlaying: false };
      return { ...state, index: state.index + 1, elapsedMs: 0 };
    }
    case "go":
      return { ...state, index: Math.min(last, Math.max(0, action.index)), elapsedMs: 0 };
    case "toggle": {
      const isOver = state.index === last && state.elapsedMs >= STEP_MS;
      return isOver ? { index: 0, elapsedMs: 0, isPlaying: true } : { ...state, isPlaying: !state.isPlaying };
    }
  }
}
