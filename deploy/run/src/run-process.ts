import { loggedError } from '@portal/database';
import { endOnUncaught } from './end-on-uncaught';

/** In one sentence what a person can mend, with a stack what only a programmer can. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'SettingError') return error.message;
  const { message, stack, cause } = loggedError(error);
  return [stack || message, ...(cause ? [`because: ${cause.message}`] : [])].join('\n  ');
}

/**
 * Runs a server process: ends it cleanly when it is told to and when an error was answered by nothing, and says in one
 * sentence why it could not start.
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
