import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rateCounter } from '@portal/database/schema/platform';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { takeStoredPair } from '../../testing/stored-pairs';
import { TestPlatform } from '../../testing/test-platform';
import { platformConfig } from '../config';

/** The limits of a real server, and pairs that are slow to make. */
const { perMinute, spareKeyPairs } = platformConfig();
const pairMs = 50;
let making = false;
const makeSigningPair = async () => {
  making = true;
  await pause(pairMs);
  const pair = await takeStoredPair();
  making = false;
  return pair;
};

const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

describeWithDemo('a flood of requests for keys from one /56', (database) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = new TestPlatform(database(), { perMinute, spareKeyPairs }, { makeSigningPair });
    await platform.app.ready();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await database().db.delete(rateCounter);
    // Waits until the pool is full again after the test before. Otherwise the next pair begins at once.
    do await pause(pairMs);
    while (making);
    // In a fresh checkout the test first makes the stored pairs.
  }, 120_000);

  async function ask(client: ApiClient, address: string, publicKey?: string) {
    client.address = address;
    const started = performance.now();
    const { envelope } = await client.plain('rsaSecretKey', {
      query: { browserID: client.browserId },
      body: { publicKey },
    });
    return { status: envelope.status, ms: performance.now() - started };
  }

  type Answer = Awaited<ReturnType<typeof ask>>;
  const askForKeys = (client: ApiClient, address: string) => ask(client, address);
  const askForOwn = (client: ApiClient, address: string) => ask(client, address, ownKey);

  /** Sends each request from another address of the same network, as fast as the connection allows. */
  async function flood(count: number, one: (client: ApiClient, address: string) => Promise<Answer> = askForKeys) {
    const asked: Promise<Answer>[] = [];
    for (let n = 1; n <= count; n += 1) {
      asked.push(one(platform.client(), `2001:db8:66:6${(n % 256).toString(16).padStart(2, '0')}::1`));
      if (n % 20 === 0) await pause(20);
    }
    return Promise.all(asked);
  }

  /** Measures 30 other requests meanwhile. */
  async function during(flooding: Promise<Answer[]>, publicKey?: string) {
    await pause(40);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(platform.client(), `2001:db8:${n + 1}::1`, publicKey)),
    );
    return { answers, flooders: await flooding };
  }

  test.each([
    ['that make no pair of their own', undefined],
    ['that do', ownKey],
  ])('30 others %s have theirs within a second', async (_, publicKey) => {
    // On a busy machine a request waits for the processor. That is why the test compares with a flood that takes no
    // pairs.
    const pairless = await during(flood(300, askForOwn), ownKey);
    const slowest = Math.max(...pairless.answers.map(({ ms }) => ms));
    await database().db.delete(rateCounter);
    const { answers, flooders } = await during(flood(300), publicKey);
    const soon = answers.filter(({ status, ms }) => status === '200' && ms < Math.max(1_000, 3 * slowest));
    expect(soon).toHaveLength(30);
    const given = flooders.filter(({ status }) => status === '200');
    expect(given.length).toBeLessThanOrEqual(perMinute.keys);
  });

  test('[threat: kept busy] with pairs of its own is limited like one address', async () => {
    const statuses = (await flood(perMinute.keys + 20, askForOwn)).map(({ status }) => status);
    expect(statuses.filter((status) => status === '200')).toHaveLength(perMinute.keys);
  });

  test('leaves whoever has logged in there before with keys', async () => {
    const known = platform.client();
    await logIn(platform, known, '13800000001');
    await flood(300);
    const address = '2001:db8:66:600::ffff';
    const refused = await ask(platform.client(), address);
    expect(refused.status).toBe('429');
    const { status, ms } = await ask(known, address);
    expect(status).toBe('200');
    // On a busy machine a refusal is slow, too.
    expect(ms).toBeLessThan(Math.max(1_000, 10 * refused.ms));
    // A known browser gets only a few, because a browser's number is not a secret.
    const more = await Promise.all(Array.from({ length: 20 }, () => ask(known, address)));
    expect(more.filter((answer) => answer.status === '200').length).toBeLessThan(6);
  });
});
