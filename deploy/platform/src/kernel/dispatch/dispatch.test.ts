import { beforeEach, describe, expect, test } from '@jest/globals';
import { backOffMs, type Database, maxAttempts } from '@portal/database';
import { dispatch } from '@portal/database/schema/platform';
import { describeDatabases } from '@portal/database/testing';
import { asc } from 'drizzle-orm';
import { noteFailed, noteSent, removeSent, takeDue } from './dispatch-rows';
import { type DispatchQueue, DispatchWorker } from './dispatch-worker';
import { enqueue } from './enqueue';

const start = new Date('2026-11-25T00:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const known = { lane: 'notice', purposes: ['hello'] };
const row = {
  lane: 'notice',
  purpose: 'hello',
  variables: { name: '甲' },
  tenant: 'localhost',
  channel: 'sms',
  recipient: '13800000001',
};

test('waits double, and end at an hour', () => {
  expect([1, 2, 3, 9, 10, 15].map(backOffMs)).toEqual([10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000]);
});

describeDatabases('rows to send', (database) => {
  const db = () => database().db;
  const all = () => db().select().from(dispatch).orderBy(asc(dispatch.createdAt));
  beforeEach(async () => {
    await db().delete(dispatch);
  });

  test('are written with their event, or not at all', async () => {
    const undone = db().transaction(async (transaction) => {
      await enqueue(transaction, [row], start);
      throw new Error('the event did not happen');
    });
    await expect(undone).rejects.toThrow('did not happen');
    expect(await all()).toEqual([]);
  });

  test('with the same key are one', async () => {
    await enqueue(db(), [{ ...row, dedupeKey: 'a' }], start);
    await enqueue(db(), [{ ...row, dedupeKey: 'a' }, row, row], start);
    expect(await all()).toHaveLength(3);
  });

  test('are taken by one worker each, however many look at once', async () => {
    await enqueue(
      db(),
      Array.from({ length: 30 }, () => row),
      start,
    );
    const looks = Array.from({ length: 6 }, () => takeDue(db(), known, 7, start));
    const batches = await Promise.all(looks);
    const taken = batches.flat().map(({ dispatchId }) => dispatchId);
    expect(batches.every(({ length }) => length <= 7)).toBe(true);
    expect(new Set(taken).size).toBe(taken.length);
    // A look that met other workers' locks may have taken fewer rows. The next look takes the rest.
    for (;;) {
      const more = await takeDue(db(), known, 7, start);
      if (more.length === 0) break;
      taken.push(...more.map(({ dispatchId }) => dispatchId));
    }
    expect(new Set(taken).size).toBe(30);
    expect(taken).toHaveLength(30);
  });

  test('of another lane or of a purpose to come wait for who knows them', async () => {
    await enqueue(
      db(),
      [
        { ...row, lane: 'port' },
        { ...row, purpose: 'of the next release' },
      ],
      start,
    );
    expect(await takeDue(db(), known, 7, start)).toEqual([]);
    expect((await all()).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  test('whose worker died are taken over, and what the dead one says no longer counts', async () => {
    await enqueue(db(), [row], start);
    const [dead] = await takeDue(db(), known, 1, start);
    expect(await takeDue(db(), known, 1, later(299_000))).toEqual([]);
    const [taken] = await takeDue(db(), known, 1, later(301_000));
    expect(taken).toMatchObject({ dispatchId: dead?.dispatchId, attempts: 2 });
    if (!dead || !taken) throw new Error('nothing was taken');
    await noteFailed(db(), dead, new Error('late'), later(302_000));
    await noteSent(db(), taken, later(303_000));
    await noteFailed(db(), dead, new Error('later still'), later(304_000));
    expect(await all()).toMatchObject([{ state: 'SENT', lastError: '' }]);
  });

  test('that fail are tried again later and less often, and in the end kept as failed', async () => {
    await enqueue(db(), [row], start);
    let now = start;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const [taken] = await takeDue(db(), known, 1, now);
      if (!taken) throw new Error(`attempt ${attempt} was not due`);
      const result = await noteFailed(db(), taken, new Error(`no. ${attempt}`), now);
      expect(result).toBe(attempt === maxAttempts ? 'given up' : 'later');
      if (result === 'later') expect(await takeDue(db(), known, 1, new Date(now.getTime() + 9_000))).toEqual([]);
      now = new Date(now.getTime() + backOffMs(attempt));
    }
    expect(await takeDue(db(), known, 1, later(90 * 86_400_000))).toEqual([]);
    await removeSent(db(), later(90 * 86_400_000));
    expect(await all()).toMatchObject([{ state: 'FAILED', attempts: maxAttempts, lastError: `no. ${maxAttempts}` }]);
  });

  test('that were sent are forgotten after a month', async () => {
    await enqueue(db(), [row], start);
    const [taken] = await takeDue(db(), known, 1, start);
    if (!taken) throw new Error('nothing was taken');
    await noteSent(db(), taken, start);
    await removeSent(db(), later(29 * 86_400_000));
    expect(await all()).toHaveLength(1);
    await removeSent(db(), later(31 * 86_400_000));
    expect(await all()).toEqual([]);
  });

  describe('and workers', () => {
    const quiet = { warn: () => undefined, error: () => undefined };

    function workers(count: number, database: Database, send: DispatchQueue['send']) {
      const queues = [{ name: 'notice', purposes: ['hello'], send }];
      const made = Array.from(
        { length: count },
        () => new DispatchWorker({ database, queues, clock: () => start.getTime(), log: quiet }),
      );
      return { stop: () => Promise.all(made.map((worker) => worker.stop())) };
    }

    const settled = async () => {
      for (;;) {
        const rows = await all();
        if (rows.every(({ state }) => state === 'SENT')) return rows;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };

    test('two of them send everything once, old rows and new', async () => {
      const sent: string[] = [];
      await enqueue(
        db(),
        Array.from({ length: 25 }, () => row),
        start,
      );
      const { stop } = workers(2, database(), async ({ dispatchId }) => {
        sent.push(dispatchId);
      });
      await settled();
      await enqueue(
        db(),
        Array.from({ length: 25 }, () => row),
        start,
      );
      expect(await settled()).toHaveLength(50);
      await stop();
      expect(sent).toHaveLength(50);
      expect(new Set(sent).size).toBe(50);
    });

    test('a stopped one finishes what it has in hand and takes nothing more', async () => {
      await enqueue(db(), [row], start);
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let began: () => void = () => undefined;
      const sending = new Promise<void>((resolve) => {
        began = resolve;
      });
      const { stop } = workers(1, database(), () => {
        began();
        return held;
      });
      await sending;
      const stopped = stop();
      await enqueue(db(), [row], start);
      letGo();
      await stopped;
      expect((await all()).map(({ state }) => state).sort()).toEqual(['SENT', 'WAITING']);
    });
  });
});
