import { join } from 'node:path';
import { freePort } from '../free-port';
import { startServer } from '../server-process';
import { outputFolder, root } from './variants/sources';

/** Starts the portal as `npm start` does, with a database of its own. */
export async function startPortal(): Promise<{ origin: URL; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = new URL(`http://localhost:${port}`);
  const { stop } = await startServer({
    command: [process.execPath, '--import', 'tsx', 'deploy/cli/src/main.ts', 'start'],
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(outputFolder, 'data'), LOG_LEVEL: 'warn' },
    probe: new URL('/healthz', origin),
  });
  return { origin, stop };
}
