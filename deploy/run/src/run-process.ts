import { loggedError } from '@portal/database';
import { endOnUncaught } from './end-on-uncaught';

/** One sentence for a problem that a person can fix; a stack for one that only a programmer can. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'SettingError') return error.message;
  const { message, stack, cause } = loggedError(error);
  return [stack || message, ...(cause ? [`because: ${cause.message}`] : [])].join('\n  ');
}

/**
 * Runs a server process. It ends cleanly when it is told to, and after an uncaught error. If it could not start, it
 * says why in one sentence.
 */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  endOnUncaught(() => stop);
  try {
    const started = await start();
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
    process.stderr.write(`✗ ${reasonOf(error)}\n`);
    process.exit(1);
  }
}
