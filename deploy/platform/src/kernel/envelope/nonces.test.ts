import { expect, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { UsedNonces } from './nonces';

describeDatabases('nonces that are kept together', (database) => {
  const now = Date.now();

  test('[threat: one request fails others] one that the database cannot hold fails alone', async () => {
    const nonces = new UsedNonces(database().db);
    const names = Array.from({ length: 60 }, (_, n) => (n % 20 === 7 ? `guilty-${n}\0` : `honest-${n}`));
    const kept = await Promise.allSettled(names.map((name) => nonces.hold('K1', name, now)));
    const failed = kept.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
    expect(failed).toEqual([7, 27, 47]);
  });

  test('what was kept beside it is used', async () => {
    const nonces = new UsedNonces(database().db);
    const held = (name: string) => nonces.hold('K2', name, now);
    await Promise.allSettled([held('first-one'), held('guilty\0\0'), held('second-one')]);
    await expect(held('first-one')).rejects.toMatchObject({ reason: 'replay' });
    await expect(held('third-one')).resolves.toBeUndefined();
  });
});
