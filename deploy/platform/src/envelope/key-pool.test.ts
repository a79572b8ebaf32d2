import { expect, test } from '@jest/globals';
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

test('makes one pair at a time and no more than it has room for', async () => {
  const maker = slowMaker();
  const pool = new KeyPool(2, maker.make);
  for (let step = 0; step < 4; step += 1) {
    expect(maker.underway()).toBeLessThanOrEqual(1);
    await maker.finishOne();
  }
  expect(maker.underway()).toBe(0);
  expect(await pool.take()).toEqual({ publicKey: 'p1', privateKey: 's1' });
  expect(maker.underway()).toBe(1);
  pool.close();
});

test('an empty pool lets some wait in order and turns the rest away', async () => {
  const maker = slowMaker();
  const pool = new KeyPool(2, maker.make);
  const first = pool.take();
  const second = pool.take();
  expect(pool.take()).toBeUndefined();
  await maker.finishOne();
  await maker.finishOne();
  expect(await first).toMatchObject({ publicKey: 'p1' });
  expect(await second).toMatchObject({ publicKey: 'p2' });
  pool.close();
});
