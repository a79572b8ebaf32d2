import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase, serverAnswers } from '@portal/database/scratch-database';
import { numberOptions } from '../options';
import { median } from '../pages/figures';
import { keepReport } from '../report';
import { say } from '../say';
import { textTable } from '../text-table';
import { type Costs, measureCosts } from './costs';
import { measureHello } from './hello';
import type { Load } from './load';
import { type Measured, measureApi } from './measure';

const whole = (value: number) => value.toFixed(0);

function loadRow(name: string, load: Load & Partial<Measured>): string[] {
  const failed = Object.values(load.faults).reduce((sum, count) => sum + count, 0);
  return [
    name,
    whole(load.requests),
    whole(load.perSecond),
    load.p50.toFixed(1),
    load.p99.toFixed(1),
    load.processor === undefined ? '' : whole(load.processor),
    load.memory === undefined ? '' : whole(load.memory / 1_048_576),
    String(failed),
  ];
}

/** In the usual mix, one request in a hundred checks a password. */
const scryptShare = 0.01;

function costRows({ rsaDecrypt, verify, aes, scrypt }: Costs, measured: Measured): string[][] {
  const parts: [string, number][] = [
    ['RSA-2048 decrypt of the AES key', rsaDecrypt],
    ['SHA1withRSA verify', verify],
    ['AES decrypt', aes],
    ['scrypt, of one request in a hundred', scrypt * scryptShare],
  ];
  const rest = measured.processor - parts.reduce((sum, [, cost]) => sum + cost, 0);
  return [...parts, ['HTTP, JSON, checks, queries and their driver', rest] as const].map(([name, cost]) => [
    name,
    whole(cost),
    `${whole((cost / measured.processor) * 100)} %`,
  ]);
}

async function onPglite(connections: number, seconds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    return await measureApi({ dataDir }, connections, seconds);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function onPostgres(connections: number, seconds: number) {
  if (!(await serverAnswers())) return undefined;
  const { url, drop } = await createPostgresDatabase();
  try {
    return await measureApi({ url }, connections, seconds);
  } finally {
    await drop();
  }
}

export async function run(given: readonly string[]): Promise<void> {
  const { seconds, connections } = numberOptions(given, { seconds: 60, connections: 100 });
  say(`${connections} connections, ${seconds} s each`);
  const hello = await measureHello(connections, Math.min(seconds, 20));
  const costs = await measureCosts();
  const postgres = await onPostgres(connections, seconds);
  const pglite = await onPglite(connections, seconds);

  const rows = [loadRow('bare Fastify, hello', hello)];
  for (const [name, measured] of Object.entries({ PostgreSQL: postgres, PGlite: pglite })) {
    if (!measured) continue;
    rows.push(loadRow(`${name}, usual traffic`, measured.usual), loadRow(`${name}, click only`, measured.click));
  }
  say(`\n${textTable(['', 'requests', 'per s', 'p50 ms', 'p99 ms', 'CPU µs', 'MB', 'failed'], rows)}`);
  if (!postgres) say('\nNo PostgreSQL at TEST_DATABASE_URL or on this machine: measured on PGlite only.');

  // With the embedded database, the time of its thread counts as the API's. The comparison is about the server.
  const compared = postgres ?? pglite;
  say(`\nOne request of the usual traffic, ${postgres ? 'PostgreSQL' : 'PGlite'}, processor time of the API:`);
  say(textTable(['', 'µs', 'share'], costRows(costs, compared.usual)));
  const ratios = compared.signed.map(({ bare, processor }) => bare / processor);
  const signed = 1_000_000 / compared.click.processor;
  const bare = 1_000_000 / median(compared.signed.map((round) => round.bare));
  say(
    `\nSigned calls per second and core: ${whole(signed)}, bare RSA decrypt and verify in turn with them: ${whole(bare)}`,
  );
  say(
    `Ratio ${median(ratios).toFixed(2)}, rounds from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  );
  const least = 1_000_000 / (1_000_000 / bare + hello.processor);
  say(`A bare Fastify that did these two and nothing else: ${whole(least)}, ratio ${(least / bare).toFixed(2)}`);
  const file = keepReport('api', { seconds, connections, hello, costs, postgres, pglite, ratios });
  say(`\n${file}`);
  const faults = [hello, postgres?.usual, postgres?.click, pglite.usual, pglite.click].map(
    (load) => load?.faults ?? {},
  );
  if (faults.some((counted) => Object.keys(counted).length > 0)) {
    say(`Failed requests: ${JSON.stringify(faults)}`);
    process.exitCode = 1;
  }
}
