import { expect, test } from '@jest/globals';
import { KeptReading } from './kept-reading';

const patient = { keptForMs: 60_000, patienceMs: 60_000 };

test('is read once for all who ask, and not again for a while', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const kept = new KeptReading(read, patient);
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  expect(await kept.get()).toBe(1);

  const forgotten = new KeptReading(read, { ...patient, keptForMs: 0 });
  expect([await forgotten.get(), await forgotten.get()]).toEqual([2, 3]);
});

test('a fault is nothing to tell', async () => {
  const kept = new KeptReading(() => Promise.reject(new Error('away')), patient);
  expect(await kept.get()).toBeUndefined();
});

test('nobody waits long for a reading that hangs, nor begins a second one', async () => {
  let reads = 0;
  let answer = (_: string) => {};
  const read = () => {
    reads += 1;
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  };
  const kept = new KeptReading(read, { keptForMs: 60_000, patienceMs: 20 });
  expect(await kept.get()).toBeUndefined();
  expect(await kept.get()).toBeUndefined();
  expect(reads).toBe(1);
  answer('late');
  await new Promise(setImmediate);
  expect(await kept.get()).toBe('late');
  expect(reads).toBe(1);
});
