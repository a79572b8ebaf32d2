import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { sql } from 'drizzle-orm';
import { TestPlatform } from '../../testing/test-platform';

let database: Database;
let platform: TestPlatform;

beforeAll(async () => {
  database = await openTestDatabase();
  platform = new TestPlatform(database, { spareKeyPairs: 0 });
  await platform.app.ready();
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

const requests = 200;
const rounds = 5;
const maxMs = 20;

async function p99(): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const started = performance.now();
    const { envelope } = await platform.client().plain('provinceList', {});
    times.push(performance.now() - started);
    expect(envelope.ok).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return times.sort((a, b) => a - b)[Math.floor(requests * 0.99)] ?? 0;
}

/**
 * Returns the fastest round. Other programs on the machine can only make a round slower; a server that waits is slow in
 * every round.
 */
async function quietestRound(enough: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && best >= enough; round += 1) best = Math.min(best, await p99());
  return best;
}

test('[threat: kept busy] a request that needs no database does not wait for one that is busy', async () => {
  const most = Math.max(maxMs, 3 * (await p99()));
  let busy = true;
  // Each takes about a second. In the server's own thread each would block requests for that long.
  const work = async () => {
    while (busy) await database.db.execute(sql`select count(*) from generate_series(1, 3000000) n where n % 7 = 3`);
  };
  const working = work();
  const seen = await quietestRound(most);
  busy = false;
  await working;
  expect(seen).toBeLessThan(most);
}, 300_000);
