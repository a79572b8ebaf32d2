import { describe, expect, test } from '@jest/globals';
import { KeyPool, type SigningPair } from './key-pool';

const turn = () => new Promise((resolve) => setImmediate(resolve));

function slowMaker() {
  const open: (() => void)[] = [];
  let made = 0;
  const make = () =>
    new Promise<SigningPair>((resolve) => {
      open.push(() => {
        made += 1;
        resolve({ publicKey: `p${made}`, privateKey: `s${made}` });
      });
    });
  const finishOne = async () => {
    open.shift()?.();
    await turn();
  };
  return { make, finishOne, underway: () => open.length };
}

const unknown = (address: string) => ({ address, knownBrowser: false });
const known = (address: string) => ({ address, knownBrowser: true });

test('makes one pair at a time and no more than it has room for', async () => {
  const maker = slowMaker();
  const pool = new KeyPool(2, maker.make);
  for (let step = 0; step < 4; step += 1) {
    expect(maker.underway()).toBeLessThanOrEqual(1);
    await maker.finishOne();
  }
  expect(maker.underway()).toBe(0);
  expect(await pool.take(unknown('203.0.113.1'))).toEqual({ publicKey: 'p1', privateKey: 's1' });
  expect(maker.underway()).toBe(1);
  pool.close();
});

test('[threat: kept busy] an empty pool lets some wait in order and turns the rest away', async () => {
  const maker = slowMaker();
  const pool = new KeyPool(2, maker.make);
  const first = pool.take(unknown('203.0.113.1'));
  const second = pool.take(unknown('203.0.113.2'));
  expect(pool.take(unknown('203.0.113.3'))).toBeUndefined();
  await maker.finishOne();
  await maker.finishOne();
  expect(await first).toMatchObject({ publicKey: 'p1' });
  expect(await second).toMatchObject({ publicKey: 'p2' });
  pool.close();
});

describe('when one /56 asks for all of them', () => {
  const size = 40;
  const flooder = (n: number) => unknown(`2001:db8:1:2${(n % 256).toString(16).padStart(2, '0')}::1`);

  async function flooded() {
    const maker = slowMaker();
    const pool = new KeyPool(size, maker.make);
    for (let n = 0; n < size; n += 1) await maker.finishOne();
    const taken = Array.from({ length: 200 }, (_, n) => pool.take(flooder(n)));
    return { maker, pool, taken };
  }

  async function served(taken: Promise<SigningPair> | undefined): Promise<boolean> {
    return (await Promise.race([taken, turn()])) !== undefined;
  }

  test('the reserve is still there for everybody else, and each of them gets one at once', async () => {
    const { pool } = await flooded();
    const others = Array.from({ length: 30 }, (_, n) => pool.take(unknown(`2001:db8:${n + 10}::1`)));
    const got = await Promise.all(others.map(served));
    expect(got.filter(Boolean).length).toBeGreaterThanOrEqual(28);
    pool.close();
  });

  test('those for whom the reserve is are served before those who wait', async () => {
    const { maker, pool } = await flooded();
    while (await served(pool.take(known('2001:db8:1:2::9')))) {}
    const waiting = pool.take(unknown('198.51.100.7'));
    expect(await served(waiting)).toBe(false);
    await maker.finishOne();
    await maker.finishOne();
    expect(await served(waiting)).toBe(true);
    pool.close();
  });

  test('its known browsers get theirs', async () => {
    const { pool } = await flooded();
    expect(await served(pool.take(known('2001:db8:1:2::9')))).toBe(true);
    pool.close();
  });

  test('what waits is bounded', async () => {
    const { taken, pool } = await flooded();
    expect(taken.filter((turn) => turn === undefined).length).toBeGreaterThanOrEqual(100);
    pool.close();
  });
});
