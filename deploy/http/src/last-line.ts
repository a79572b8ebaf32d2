/** What a process does about an error that nothing in it answered. */
export interface LastLineOptions {
  readonly log: (error: unknown) => void;
  /** Ends what is under way and then everything else; undefined while there is nothing to end. */
  readonly stop: () => (() => Promise<void>) | undefined;
  /** Until the process ends whatever is still under way, in ms. */
  readonly within?: number;
}

/** Tells who started the process that it ended by an error under way, and not for a reason that would be there again. */
export const endedByError = { ended: 'by an uncaught error' } as const;

const longestStop = 15_000;
let uncaught = 0;

/** Errors of this process that nothing answered. */
export function uncaughtErrors(): number {
  return uncaught;
}

/** The message has gone out, or nobody is there to get it. */
function tellParent(): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(endedByError, undefined, undefined, () => resolve());
    else resolve();
  });
}

/**
 * The last line of a process: nobody knows what an error has left half done that nothing answered. It is logged and
 * counted, what is under way may end, and the process ends with 1: whoever runs it starts it anew.
 */
export function lastLine({ log, stop, within = longestStop }: LastLineOptions): void {
  let ending = false;

  async function end(): Promise<void> {
    const parts = stop();
    if (parts) {
      await tellParent();
      setTimeout(() => process.exit(1), within);
      await parts().catch(log);
    }
    process.exit(1);
  }

  // Of rejections that nobody handles Node tells here too.
  process.on('uncaughtException', (error) => {
    uncaught += 1;
    log(error);
    if (ending) return;
    ending = true;
    void end();
  });
}
