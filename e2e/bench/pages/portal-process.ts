import { join } from 'node:path';
import { builtCommand } from '../../support/built-command';
import { freePort } from '../../support/free-port';
import { startServer } from '../../support/server-process';
import { outputFolder, root } from './variants/sources';

/** Starts the portal as `npm start` does, with a database of its own in the named folder. */
export async function startPortal(
  folder = 'data',
  settings: Readonly<Record<string, string>> = {},
): Promise<{ origin: URL; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = new URL(`http://localhost:${port}`);
  const { stop } = await startServer({
    command: [process.execPath, ...builtCommand, 'start'],
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(outputFolder, folder), LOG_LEVEL: 'warn', ...settings },
    probe: new URL('/healthz', origin),
  });
  return { origin, stop };
}
