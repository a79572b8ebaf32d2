import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { outputFolder, root } from './variants/sources';

const port = 18_090;
const patience = 300_000;

/** The portal as `npm start` runs it, with a database of its own. */
export async function startPortal(): Promise<{ origin: URL; stop: () => void }> {
  const origin = new URL(`http://localhost:${port}`);
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(outputFolder, 'data'), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/cli/src/main.ts', 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  const end = Date.now() + patience;
  while (
    !(await fetch(new URL('/healthz', origin)).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The portal did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { origin, stop };
}
