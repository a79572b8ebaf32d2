import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtProcess } from '@portal/build/built-process';
import { freePort } from './free-port';

/** A server process as an operator runs it. */
export interface StartedProcess {
  readonly origin: string;
  /** Everything that it has logged so far. */
  readonly log: () => string;
  readonly runs: () => boolean;
  readonly stop: () => Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

function ready(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (part) => String(part).includes('ready:') && resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${log()}`)));
  });
}

const entries = {
  'demo-api': () => import.meta.resolve('@portal/demonstration/api-process'),
  gateway: () => new URL('../gateway-process.ts', import.meta.url).href,
};

/** Starts a process, as it is built, with these settings. Waits until it serves. */
export async function startedProcess(
  name: keyof typeof entries,
  settings: Readonly<Record<string, string>>,
): Promise<StartedProcess> {
  const port = await freePort();
  const args = await builtProcess(entries[name]());
  const env = { PATH: process.env.PATH, PORT: String(port), ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      log += String(part);
    });
  await ready(child, () => log);
  const runs = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!runs()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    runs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
