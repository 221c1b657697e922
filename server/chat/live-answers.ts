/** Answers being written right now in this process, so that a reloaded page can follow and a visitor can stop them. */
export type LiveAnswers = {
  /** Registers an answer; the signal aborts when the visitor stops it. */
  start(conversationId: string): LiveAnswer;
  /** The rest of an answer from its first byte on, or null when none is being written. */
  follow(conversationId: string): ReadableStream<string> | null;
  isLive(conversationId: string): boolean;
  /** Stops an answer; false when none is being written. */
  stop(conversationId: string): boolean;
  count(): number;
};

/** One answer being written. */
export type LiveAnswer = {
  signal: AbortSignal;
  /** Takes the copy of the stream that is kept for followers; ends the registration when it ends. */
  record(stream: ReadableStream<string>): Promise<void>;
  end(): void;
};

type Recording = { chunks: string[]; isDone: boolean; wake: Set<() => void>; controller: AbortController };

/** An empty registry. */
export function createLiveAnswers(): LiveAnswers {
  const live = new Map<string, Recording>();
  return {
    start: (conversationId) => {
      live.get(conversationId)?.controller.abort();
      const recording: Recording = { chunks: [], isDone: false, wake: new Set(), controller: new AbortController() };
      live.set(conversationId, recording);
      const end = () => {
        recording.isDone = true;
        for (const wake of recording.wake) wake();
        if (live.get(conversationId) === recording) live.delete(conversationId);
      };
      return {
        signal: recording.controller.signal,
        end,
        record: async (stream) => {
          try {
            for await (const chunk of stream) {
              recording.chunks.push(chunk);
              for (const wake of recording.wake) wake();
            }
          } finally {
            end();
          }
        },
      };
    },
    follow: (conversationId) => {
      const recording = live.get(conversationId);
      return recording === undefined ? null : replay(recording);
    },
    isLive: (conversationId) => live.has(conversationId),
    stop: (conversationId) => {
      const recording = live.get(conversationId);
      recording?.controller.abort();
      return recording !== undefined;
    },
    count: () => live.size,
  };
}

function replay(recording: Recording): ReadableStream<string> {
  let next = 0;
  let wake: (() => void) | undefined;
  return new ReadableStream<string>({
    async pull(controller) {
      if (next >= recording.chunks.length && !recording.isDone) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          recording.wake.add(resolve);
        });
        if (wake !== undefined) recording.wake.delete(wake);
      }
      const chunk = recording.chunks[next];
      if (chunk === undefined) controller.close();
      else {
        next += 1;
        controller.enqueue(chunk);
      }
    },
    cancel() {
      if (wake !== undefined) recording.wake.delete(wake);
    },
  });
}
