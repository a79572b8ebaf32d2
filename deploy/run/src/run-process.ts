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
    const known = error instanceof Error && error.name === 'SettingError';
    process.stderr.write(`✗ ${known ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  }
}
