/**
 * `npm run cluster -- --prove` starts the cluster on a database of its own and runs the browser flows against it: all
 * flows, or the named ones. Meanwhile it kills each process of the cluster in turn. It reports the kills, how long each
 * process was away, and what a customer noticed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresDatabase } from '@portal/database/scratch-database';
import { builtCommand } from '../support/built-command';
import { identityProviderAt } from '../support/identity-provider';
import { type Kills, killInTurn } from './kill-in-turn';
import { noticed } from './noticed';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 8080);
/** Below the ports of the cluster, which the operator's command chooses. */
const identityPort = port + 41;
const data = join(root, '.cache/cluster-proof');
const report = join(data, 'report.json');
const killsFile = join(data, 'kills.json');
/** The ports of the cluster, above its one URL. */
const ports: Record<string, number> = {
  'gateway-1': port + 2,
  'gateway-2': port + 3,
  'api-1': port + 4,
  'api-2': port + 5,
};
const maxStartMs = 300_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const answers = (at: number) =>
  fetch(`http://127.0.0.1:${at}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** nginx has no port of its own. The one URL answers, whichever nginx serves it. */
const isBack = (name: string) => answers(ports[name] ?? port);

function start(command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
}

async function startedCluster(databaseUrl: string): Promise<ChildProcess> {
  const cluster = start(process.execPath, [...builtCommand, 'cluster'], {
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    ...identityProviderAt(identityPort),
  });
  for (const until = performance.now() + maxStartMs; performance.now() < until; await pause(500)) {
    if (cluster.exitCode !== null || cluster.signalCode !== null)
      throw new Error('the cluster did not start: see the lines above');
    if (await answers(port)) return cluster;
  }
  throw new Error('the cluster did not start in time');
}

/** The file is replaced as a whole, so a reader never sees half of it. */
function writeKills(kills: Kills): void {
  writeFileSync(`${killsFile}.new`, JSON.stringify(kills));
  renameSync(`${killsFile}.new`, killsFile);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function prove(databaseUrl: string): Promise<boolean> {
  const cluster = await startedCluster(databaseUrl);
  const over = new AbortController();
  try {
    const killing = killInTurn(
      {
        processes: join(data, 'cluster/processes.json'),
        isBack,
        killed: writeKills,
      },
      over.signal,
    );
    const named = process.argv.slice(2);
    const files = named.length > 0 ? ['cluster/', ...named] : [];
    const command = ['test', '--config', 'e2e/cluster/playwright.config.ts', ...files];
    const flows = start(join(root, 'e2e/node_modules/.bin/playwright'), command, {
      PORTAL_TEST_PORT: String(port),
      PORTAL_TEST_IDENTITY_PORT: String(identityPort),
      PORTAL_TEST_DATA: data,
      PLAYWRIGHT_REPORT: report,
      CLUSTER_KILLS: killsFile,
    });
    // If a process does not come back, the proof ends.
    killing.catch(() => flows.kill('SIGTERM'));
    await ended(flows);
    over.abort();
    const kills: Kills = await killing;
    const { lines, good } = noticed(kills, JSON.parse(readFileSync(report, 'utf8')));
    for (const line of lines) say(line);
    return good;
  } finally {
    over.abort();
    cluster.kill('SIGTERM');
    await ended(cluster);
  }
}

// Ctrl+C reaches the flows and the cluster directly. Only the cleaning up is left for this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
writeKills({});
const { url, drop } = await createPostgresDatabase('proof');
try {
  process.exitCode = (await prove(url)) ? 0 : 1;
} finally {
  await drop();
}
