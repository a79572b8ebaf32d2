/** A failed query says what it was sent with, and that may be a key: it stays out of the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'SettingError') return error.message;
  const cause = error.cause instanceof Error ? `\n  because: ${error.cause.message}` : '';
  return `${(error.stack ?? error.message).replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')}${cause}`;
}

/** Runs a server process: ends it cleanly when it is told to, and says in one sentence why it could not start. */
export async function runProcess(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start();
    let stopping = false;
    const onSignal = async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await stop();
      process.exit(0);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  } catch (error) {
    process.stderr.write(`✗ ${reasonOf(error)}\n`);
    process.exit(1);
  }
}
