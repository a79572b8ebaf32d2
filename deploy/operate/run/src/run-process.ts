import { loggedError } from '@portal/database';
import { endOnUncaught } from './end-on-uncaught';

/** One sentence for a problem that a person can fix; a stack for one that only a programmer can. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'SettingError') return error.message;
  const { message, stack, cause } = loggedError(error);
  return [stack || message, ...(cause ? [`because: ${cause.message}`] : [])].join('\n  ');
}

/** Ends the process with an error that a person has to see to, as if it could not start. */
export type EndWith = (error: unknown) => void;

/**
 * Runs a server process. It ends cleanly when it is told to, and after an uncaught error. If it could not start, or
 * learns later that it must not run, it says why in one sentence.
 */
export async function runProcess(start: (endWith: EndWith) => Promise<() => Promise<void>>): Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  const endWith = async (error: unknown) => {
    process.stderr.write(`✗ ${reasonOf(error)}\n`);
    await stop?.().catch(() => undefined);
    process.exit(1);
  };
  endOnUncaught(() => stop);
  try {
    const started = await start((error) => void endWith(error));
    stop = started;
    let stopping = false;
    const onSignal = async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await started();
      process.exit(0);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  } catch (error) {
    await endWith(error);
  }
}
