import { afterEach, expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { readVisitKey } from './visit-key';

const log = { warn: () => undefined } as unknown as FastifyBaseLogger;

afterEach(() => {
  jest.useRealTimers();
});

test('the key is asked for again until the database tells it', async () => {
  jest.useFakeTimers();
  const key = Buffer.alloc(32, 7);
  const sharedSecret = jest
    .fn<(name: string) => Promise<Buffer>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(key);
  const { current, stop } = await readVisitKey({ sharedSecret }, log);
  expect(current()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(current()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(current()).toBe(key);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sharedSecret).toHaveBeenCalledTimes(3);
  stop();
});

test('a gateway that stops asks no more', async () => {
  jest.useFakeTimers();
  const sharedSecret = jest.fn<(name: string) => Promise<Buffer>>().mockRejectedValue(new Error('away'));
  const { stop } = await readVisitKey({ sharedSecret }, log);
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sharedSecret).toHaveBeenCalledTimes(1);
});

test('without a database the key is this gateway’s own', async () => {
  const { current } = await readVisitKey(undefined, log);
  expect(current()).toHaveLength(32);
});
