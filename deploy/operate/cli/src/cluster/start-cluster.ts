import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownProcess } from '../own-process';
import { CommandError } from '../progress';
import { portsAbove } from './cluster-ports';
import { type KeptProcess, keepRunning } from './kept-process';
import { nginxConfig } from './nginx-config';

export interface ClusterChoices {
  port: number;
  databaseUrl: string;
  dataDir: string;
}

export interface Cluster {
  /** Resolves when everything answers. Rejects with a sentence, after everything was stopped. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const maxStartMs = 120_000;

async function answers(port: number): Promise<void> {
  const until = performance.now() + maxStartMs;
  while (performance.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new CommandError(`Nothing answers on port ${port} after ${maxStartMs / 1000} s: see the lines above.`);
}

const fronts = ['nginx-1', 'nginx-2'];

/** Two gateways and two APIs on one database, with two nginx in front. Each is started again when it ends. */
export function startCluster({ port, databaseUrl, dataDir }: ClusterChoices): Cluster {
  if (spawnSync('nginx', ['-v']).error)
    throw new CommandError('The cluster needs nginx as its one URL: apt-get install nginx-light.');
  const ports = portsAbove(port);
  const folder = join(dataDir, 'cluster');
  const kept: KeptProcess[] = [];
  const pids: Record<string, number> = {};
  const keep = (name: string, command: string, args: readonly string[], env: Record<string, string> = {}) => {
    const started = (_name: string, pid: number) => {
      pids[name] = pid;
      // The file is replaced as a whole, so a reader never sees half of it.
      const file = join(folder, 'processes.json');
      writeFileSync(`${file}.new`, `${JSON.stringify(pids, null, 2)}\n`);
      renameSync(`${file}.new`, file);
    };
    kept.push(keepRunning({ name, command, args, env, started }));
  };
  const apiSecret = randomBytes(32).toString('hex');
  const server = (name: string, script: readonly string[], own: number, env: Record<string, string>) =>
    keep(name, process.execPath, script, {
      ...{ DATABASE_URL: databaseUrl, API_SECRET: apiSecret, PORT: String(own), BIND: '127.0.0.1' },
      // Links in letters and invitations lead to the one URL, not to the server that made them.
      PUBLIC_URL: `http://localhost:${ports.public}`,
      ...env,
    });
  const front = (name: string) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const config = join(own, 'nginx.conf');
    writeFileSync(config, nginxConfig(ports, own));
    keep(name, 'nginx', ['-c', config, '-p', own, '-e', join(own, 'error.log')]);
  };
  const stop = async () => {
    for (const part of ['nginx', 'gateway', 'api', 'simulator'])
      await Promise.all(kept.filter(({ name }) => name.startsWith(part)).map((one) => one.stop()));
  };

  const simulatorSecret = randomBytes(32).toString('hex');
  /** The APIs' providers; their results come to the one URL, like everything from outside. */
  const providers = {
    SIMULATOR_URL: `http://127.0.0.1:${ports.simulator}`,
    SIMULATOR_SECRET: simulatorSecret,
    PORT_CALLBACK_URL: `http://127.0.0.1:${ports.public}`,
  };

  async function start(): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const simulator = await ownProcess(import.meta.resolve('@portal/simulator/process'));
    const api = await ownProcess(import.meta.resolve('@portal/demonstration/api-process'));
    const gateway = await ownProcess(import.meta.resolve('@portal/run/gateway-process'));
    keep('simulator', process.execPath, simulator, {
      SIMULATOR_PORT: String(ports.simulator),
      SIMULATOR_SECRET: simulatorSecret,
    });
    for (const [at, own] of ports.apis.entries()) server(`api-${at + 1}`, api, own, providers);
    await Promise.all(ports.apis.map(answers));
    for (const [at, own] of ports.gateways.entries())
      server(`gateway-${at + 1}`, gateway, own, {
        API_UPSTREAM: `http://127.0.0.1:${ports.apiFront}/api`,
        TRUST_PROXY: '127.0.0.1',
      });
    for (const name of fronts) front(name);
    await Promise.all(ports.gateways.map(answers));
    await answers(ports.public);
  }

  const ready = start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { ready, stop };
}
