import { expect, test } from '@jest/globals';
import { keepBytes } from './keep-bytes';
import type { RemovedBytes } from './remove-unused-bytes';

test('turn after turn, whatever happened in the one before, until it is stopped', async () => {
  const removed: RemovedBytes = { release: 'account@old', files: 2, bytes: 900 };
  const told: unknown[] = [];
  let turns = 0;
  const stop = await new Promise<() => Promise<void>>((resolve) => {
    const stopKeeping = keepBytes(
      {
        async removeUnusedBytes() {
          turns += 1;
          if (turns === 1) throw new Error('the database is away');
          if (turns === 3) resolve(stopKeeping);
          return turns === 2 ? [removed] : [];
        },
      },
      { everyMs: 5, onRemoved: (one) => told.push(one), onError: (error) => told.push(String(error)) },
    );
  });
  await stop();
  const turnsThen = turns;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(told).toEqual(['Error: the database is away', removed]);
  expect(turns).toBe(turnsThen);
});
