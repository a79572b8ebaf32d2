import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { pino } from 'pino';
import { LateDatabase } from './late-database';
import { UnsafeDatabase } from './open-portal-database';
import { severableDatabase } from './testing/severable-database';

const whenPostgres = postgresAvailable ? test : test.skip;
const log = pino({ level: 'silent' });
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 300) throw new Error('waited in vain');
    await pause(100);
  }
}

async function awayAtFirst() {
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  const way = await severableDatabase(url);
  closing.push(() => way.cut());
  await way.cut();
  return way;
}

whenPostgres('[threat: database away] one that comes later is a database like any other from then on', async () => {
  const way = await awayAtFirst();
  const onUnsafe = () => undefined;
  const late = await LateDatabase.open({ open: () => openDatabase({ url: way.url }), onUnsafe, log });
  closing.push(() => late.close());
  expect(late.isOpen).toBe(false);
  expect(() => late.db).toThrow('has not been there');
  await expect(late.ping()).rejects.toThrow('has not been there');
  await expect(late.listen('x', { onNotification: () => undefined })).rejects.toThrow('has not been there');
  await way.mend();
  await until(() => late.isOpen);
  await late.ping();
  let heard = '';
  await late.listen('x', {
    onNotification: (what) => {
      heard = what;
    },
  });
  await late.db.execute("select pg_notify('x', 'news')");
  await until(() => heard === 'news');
});

test('what is wrong with its settings is told at the start', async () => {
  const open = async () => {
    throw Object.assign(new Error('password authentication failed'), { code: '28P01' });
  };
  await expect(LateDatabase.open({ open, onUnsafe: () => undefined, log })).rejects.toThrow('password');
});

test('one that must not be used is not tried again, one with another fault is', async () => {
  const faults = [
    Object.assign(new Error('away'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
    new UnsafeDatabase('This database held a demonstration.'),
  ];
  let tries = 0;
  const open = async () => {
    tries += 1;
    throw faults[tries - 1] ?? new Error('one try too many');
  };
  let unsafe: Error | undefined;
  const onUnsafe = (error: Error) => {
    unsafe = error;
  };
  closing.push(async () => (await late).close());
  const late = LateDatabase.open({ open, onUnsafe, log });
  await until(() => unsafe !== undefined);
  await pause(100);
  expect([unsafe, tries]).toEqual([faults[2], 3]);
});
