import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { CallKey } from '@portal/http';
import { simulatorKeyId } from './key-id';

interface ProviderEntry extends CallKey {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
}

export interface StartedSimulator {
  /** Where it answers, and the key that signs. */
  readonly provider: ProviderEntry;
  stop(): Promise<void>;
}

async function portOf(child: ChildProcess): Promise<number> {
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]): [{ failed: unknown }] => [{ failed: code }]),
  ]);
  const { port } = said as { port?: number };
  if (port === undefined) throw new Error('the simulator of the providers did not start');
  return port;
}

/**
 * Starts the simulator beside this process, on a free port, with a secret that only the two know. The arguments are
 * Node's for `main.ts`.
 */
export async function startSimulator(args: readonly string[]): Promise<StartedSimulator> {
  const secret = randomBytes(32).toString('hex');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...env, SIMULATOR_SECRET: secret },
  });
  const port = await portOf(child);
  return {
    provider: { url: `http://127.0.0.1:${port}`, keyId: simulatorKeyId, secret, settings: {} },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
