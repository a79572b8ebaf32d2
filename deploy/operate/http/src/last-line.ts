/** The reaction of a process to an error that nothing caught. */
export interface LastLineOptions {
  readonly log: (error: unknown) => void;
  /** Ends running work and then everything else; undefined while there is nothing to end. */
  readonly stop: () => (() => Promise<void>) | undefined;
  /** After this time the process ends even if work is still running, in ms. */
  readonly within?: number;
}

/**
 * Tells the parent process that this process ended by an error in running work, and not for a reason that would come
 * back at once.
 */
export const endedByError = { ended: 'by an uncaught error' } as const;

const maxStopMs = 15_000;

/** Resolves when the message was sent, or when nobody is there to get it. */
function tellParent(): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected && process.send) process.send(endedByError, undefined, undefined, () => resolve());
    else resolve();
  });
}

/**
 * The last line of defence of a process. After an uncaught error nobody knows which work was left half done. The error
 * is logged, running work may end, and the process exits with 1. Its supervisor starts it anew.
 */
export function lastLine({ log, stop, within = maxStopMs }: LastLineOptions): void {
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

  // The reader of the log may be gone. Then each write fails, and the process ignores it. Otherwise the failure would
  // count as an uncaught error, the process would log that, this write would fail too, and so on for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Node reports unhandled rejections here too.
  process.on('uncaughtException', (error) => {
    log(error);
    if (ending) return;
    ending = true;
    void end();
  });
}
