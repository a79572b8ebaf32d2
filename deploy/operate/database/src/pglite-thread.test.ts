import { expect, test } from '@jest/globals';
import pg from 'pg';
import { PgliteThread } from './pglite-thread';
import { PortStream } from './port-stream';

async function connected(thread: PgliteThread): Promise<pg.Client> {
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new PortStream(() => thread.connect()),
  });
  await client.connect();
  return client;
}

test('a connection that is known to be over only later touches nothing of the next one', async () => {
  const thread = await PgliteThread.start({ dataDir: undefined, template: undefined, saveTo: undefined });
  const before = await connected(thread);
  await before.query("begin; set application_name = 'left behind'; create table half_done (n int)");

  const next = await connected(thread);
  const clean = await next.query(
    "select current_setting('application_name') as name, to_regclass('half_done') as half",
  );
  expect(clean.rows).toEqual([{ name: '', half: null }]);
  const heard: (string | undefined)[] = [];
  next.on('notification', ({ payload }) => heard.push(payload));
  await next.query('listen news; begin; create table kept (n int); insert into kept values (1)');

  await before.end();
  // This pause is longer than a port needs to report that it is closed.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await next.query('commit');
  expect((await next.query('select n from kept')).rows).toEqual([{ n: 1 }]);
  await next.query("notify news, 'hello'");
  expect(heard).toEqual(['hello']);
  await next.end();
  await thread.close();
}, 60_000);
