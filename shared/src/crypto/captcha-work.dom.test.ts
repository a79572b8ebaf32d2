import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { startsWithZeros, workText } from '../contract/captcha-work';
import { doCaptchaWork } from './captcha-work';

const work = { imgKey: 'V0123456789abcdef01234567', pieces: 4, bits: 9 };

test('the numbers that are found are what another implementation of SHA-256 takes', async () => {
  const told: number[] = [];
  const nonces = await doCaptchaWork(work, (done) => told.push(done), new AbortController().signal);
  expect(told).toEqual([1, 2, 3, 4]);
  for (const [piece, nonce] of nonces.entries()) {
    const hash = createHash('sha256')
      .update(workText(work.imgKey, piece, nonce))
      .digest();
    expect(startsWithZeros(hash, work.bits)).toBe(true);
  }
});

test('zeros are counted by the bit', () => {
  const hash = new Uint8Array([0, 0b0001_0000, 255]);
  expect([0, 8, 11, 12].map((bits) => startsWithZeros(hash, bits))).toEqual([true, true, true, false]);
});

test('the page is at hand meanwhile, and the work can be left', async () => {
  const leaving = new AbortController();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    if (turns === 5) leaving.abort();
  }, 1);
  const hard = { ...work, bits: 60 };
  await expect(doCaptchaWork(hard, () => undefined, leaving.signal)).rejects.toThrow();
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
});
