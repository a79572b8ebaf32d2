import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../progress';
import { type KeptProcess, keepRunning } from './kept-process';
import { type ClusterPorts, nginxConfig } from './nginx-config';

export interface ClusterChoices {
  port: number;
  databaseUrl: string;
  dataDir: string;
}

export interface Cluster {
  stop(): Promise<void>;
}

const longestStart = 120_000;

/** The ports above the one URL's, in order. */
export function portsAbove(port: number): ClusterPorts {
  return { public: port, apiFront: port + 1, gateways: [port + 2, port + 3], apis: [port + 4, port + 5] };
}

async function answers(port: number): Promise<void> {
  const until = performance.now() + longestStart;
  while (performance.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new CommandError(`Nothing answers on port ${port} after ${longestStart / 1000} s: see the lines above.`);
}

/** Two gateways and two APIs on one database, nginx in front: each is started again when it ends. */
export async function startCluster({ port, databaseUrl, dataDir }: ClusterChoices): Promise<Cluster> {
  if (spawnSync('nginx', ['-v']).error)
    throw new CommandError('The cluster needs nginx as its one URL: apt-get install nginx-light.');
  const ports = portsAbove(port);
  const folder = join(dataDir, 'cluster');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(ports, folder));
  const pids: Record<string, number> = {};
  const started = (name: string, pid: number) => {
    pids[name] = pid;
    writeFileSync(join(folder, 'processes.json'), `${JSON.stringify(pids, null, 2)}\n`);
  };
  const server = (name: string, own: number, env: Record<string, string>): KeptProcess =>
    keepRunning({
      name,
      command: process.execPath,
      args: [
        '--import',
        import.meta.resolve('tsx'),
        fileURLToPath(
          import.meta.resolve(name.startsWith('api') ? '@portal/run/api-process' : '@portal/run/gateway-process'),
        ),
      ],
      env: { DATABASE_URL: databaseUrl, PORT: String(own), BIND: '127.0.0.1', ...env },
      started,
    });
  const apis = ports.apis.map((own, at) => server(`api-${at + 1}`, own, {}));
  await Promise.all(ports.apis.map(answers));
  const gateways = ports.gateways.map((own, at) =>
    server(`gateway-${at + 1}`, own, {
      API_UPSTREAM: `http://127.0.0.1:${ports.apiFront}/api`,
      TRUST_PROXY: '127.0.0.1',
    }),
  );
  const nginx = keepRunning({
    name: 'nginx',
    command: 'nginx',
    args: ['-c', config, '-p', folder, '-e', join(folder, 'error.log')],
    started,
  });
  await Promise.all(ports.gateways.map(answers));
  await answers(ports.public);
  return {
    async stop() {
      await nginx.stop();
      await Promise.all([...gateways, ...apis].map((one) => one.stop()));
    },
  };
}
