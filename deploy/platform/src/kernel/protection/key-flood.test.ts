import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rateCounter } from '@portal/database/schema/platform';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { takeStoredPair } from '../../testing/stored-pairs';
import { TestPlatform } from '../../testing/test-platform';
import { platformConfig } from '../config';

/** The limits of a real server. */
const { perMinute, spareKeyPairs } = platformConfig();

/** New pairs are made only while the test lets them be made. */
let letThemBeMade = () => {};
let allowed = Promise.resolve();
function holdNewPairs(): void {
  allowed = new Promise((resolve) => {
    letThemBeMade = resolve;
  });
}
let making = false;
const makeSigningPair = async () => {
  making = true;
  await allowed;
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
    // Waits until the pool is full again after the test before.
    do await pause(20);
    while (making);
    // In a fresh checkout the test first makes the stored pairs.
  }, 120_000);
  afterEach(() => letThemBeMade());

  async function ask(client: ApiClient, address: string, publicKey?: string) {
    client.address = address;
    const { envelope } = await client.plain('rsaSecretKey', {
      query: { browserID: client.browserId },
      body: { publicKey },
    });
    return envelope.status;
  }

  const askForKeys = (client: ApiClient, address: string) => ask(client, address);
  const askForOwn = (client: ApiClient, address: string) => ask(client, address, ownKey);

  /** Sends each request from another address of the same network, as fast as the connection allows. */
  async function flood(count: number, one: (client: ApiClient, address: string) => Promise<string> = askForKeys) {
    const asked: Promise<string>[] = [];
    for (let n = 1; n <= count; n += 1) {
      asked.push(one(platform.client(), `2001:db8:66:6${(n % 256).toString(16).padStart(2, '0')}::1`));
      if (n % 20 === 0) await pause(20);
    }
    return Promise.all(asked);
  }

  test.each([
    ['that make no pair of their own', undefined],
    ['that do', ownKey],
  ])('30 others %s have theirs, though no new pair is made', async (_, publicKey) => {
    holdNewPairs();
    const flooding = flood(300);
    await pause(40);
    const others = Array.from({ length: 30 }, (_, n) => ask(platform.client(), `2001:db8:${n + 1}::1`, publicKey));
    expect(new Set(await Promise.all(others))).toEqual(new Set(['200']));
    letThemBeMade();
    const given = (await flooding).filter((status) => status === '200');
    expect(given.length).toBeLessThanOrEqual(perMinute.keys);
  });

  test('[threat: kept busy] with pairs of its own is limited like one address', async () => {
    const statuses = await flood(perMinute.keys + 20, askForOwn);
    expect(statuses.filter((status) => status === '200')).toHaveLength(perMinute.keys);
  });

  test('leaves whoever has logged in there before with keys', async () => {
    const known = platform.client();
    await logIn(platform, known, '13800000001');
    await flood(300);
    const address = '2001:db8:66:600::ffff';
    expect(await ask(platform.client(), address)).toBe('429');
    // Nobody waits for a new pair: those that are left are enough.
    holdNewPairs();
    expect(await ask(known, address)).toBe('200');
    // A known browser gets only a few, because a browser's number is not a secret.
    const more = await Promise.all(Array.from({ length: 20 }, () => ask(known, address)));
    expect(more.filter((status) => status === '200').length).toBeLessThan(6);
  });
});
