import { expect, test } from '@jest/globals';
import { Doorbell } from './doorbell';

const listening = () => new AbortController().signal;

test('answers a ring at once, and one that came before', async () => {
  const bell = new Doorbell();
  setTimeout(bell.ring, 5);
  expect(await bell.wait(10_000, listening())).toBe(true);
  bell.ring();
  bell.ring();
  expect(await bell.wait(10_000, listening())).toBe(true);
  expect(await bell.wait(5, listening())).toBe(false);
});

test('waits no longer than somebody listens', async () => {
  const bell = new Doorbell();
  const left = new AbortController();
  setTimeout(() => left.abort(), 5);
  expect(await bell.wait(10_000, left.signal)).toBe(false);
  expect(await bell.wait(10_000, left.signal)).toBe(false);
});
