/**
 * Does a round of work again and again, with a pause after each. Returns a function that ends it and waits for the
 * running round. It does not keep the process alive, and the round catches its own errors.
 */
export function inRounds(round: () => Promise<void>, pause: number): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let timer = setTimeout(next, pause);
  timer.unref();
  function next(): void {
    running = round().then(() => {
      if (stopped) return;
      timer = setTimeout(next, pause);
      timer.unref();
    });
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
