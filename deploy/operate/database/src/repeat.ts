export interface Repeating {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Does a piece of upkeep again and again, never two at a time. Returns a function that stops it and waits for the
 * running turn. It does not keep the process alive.
 */
export function repeat(turn: () => Promise<void>, { everyMs, onError }: Repeating): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= turn()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
