import { afterEach, expect, test } from '@jest/globals';
import { recordBy, runFor, runningTrace } from '@portal/trace';
import { sql } from 'drizzle-orm';
import { openAsItIs } from './open-database';
import { createPostgresDatabase, postgresAvailable } from './testing';

afterEach(() => recordBy(undefined));

const withPostgres = postgresAvailable ? test : test.skip;

withPostgres(
  'a slow statement is a warning with its text and time, and without its values',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const lines: Record<string, unknown>[] = [];
    const log = {
      warn: (details: object, message: string) => lines.push({ ...details, message, of: runningTrace()?.traceId }),
    };
    const database = await openAsItIs({ url, log, slowStatementMs: 100 });
    const slowly = (secret: string) => sql`select pg_sleep(0.2),\n   ${secret}::text as "said"`;
    await database.db.execute(sql`select ${'quick 13800000001'}::text`);
    const seconds: number[] = [];
    database.observe({ statement: (took) => seconds.push(took), transaction: () => {}, notification: () => {} });
    const traceId = 'a'.repeat(32);
    await runFor({ traceId, spanId: '2'.repeat(16), sampled: false }, async () => {
      await database.db.execute(slowly('13800000002'));
    });
    await database.db.transaction((tx) => tx.execute(slowly('13800000003')));
    const broken = sql`select 1 / case when pg_sleep(0.2) is null then 1 else ${0}::int end`;
    await expect((async () => database.db.execute(broken))()).rejects.toThrow();
    await database.close();
    await drop();
    const text = 'select pg_sleep(0.2), $1::text as "said"';
    const common = { message: 'a statement was slow', ms: expect.any(Number), of: undefined };
    expect(lines).toEqual([
      { ...common, statement: text, of: traceId },
      { ...common, statement: text },
      { ...common, statement: 'select 1 / case when pg_sleep(0.2) is null then 1 else $1::int end' },
    ]);
    for (const { ms } of lines) expect(ms).toBeGreaterThanOrEqual(200);
    // The figures have the same statements, with those that begin and end the transaction.
    expect(seconds).toHaveLength(5);
    expect(seconds.filter((took) => took >= 0.2)).toHaveLength(3);
  },
  60_000,
);

withPostgres(
  'each statement belongs to the request that asked it, also one that waited for a connection',
  async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openAsItIs({ url });
    const spans: { trace: string; name: string }[] = [];
    recordBy({
      share: 1,
      begin({ traceId }, { name, attributes }) {
        spans.push({ trace: traceId, name: String(attributes['db.query.text'] ?? name) });
        return { id: '1'.repeat(16), tell: () => {}, fail: () => {}, end: () => {} };
      },
    });
    const traces = Array.from({ length: 60 }, (_, at) => at.toString(16).padStart(32, 'a'));
    await Promise.all(
      traces.map((traceId, at) =>
        runFor({ traceId, spanId: '2'.repeat(16), sampled: true }, async () => {
          await database.db.execute(sql.raw(`select pg_sleep(0.02), ${at}`));
        }),
      ),
    );
    await runFor({ traceId: 'b'.repeat(32), spanId: '2'.repeat(16), sampled: true }, () =>
      database.db.transaction((tx) => tx.execute(sql`select 1`)),
    );
    await database.close();
    await drop();
    const parallel = spans.filter(({ trace }) => trace !== 'b'.repeat(32));
    expect(parallel.map(({ trace, name }) => [trace, name]).sort()).toEqual(
      traces.map((trace, at) => [trace, `select pg_sleep(0.02), ${at}`]).sort(),
    );
    expect(spans.slice(parallel.length).map(({ name }) => name)).toEqual([
      'transaction',
      'begin',
      'select 1',
      'commit',
    ]);
  },
  60_000,
);
