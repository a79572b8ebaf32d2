import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database';
import { auditBlock } from '../schema/audit';
import { auditEvent } from '../schema/platform/public';
import { releaseAudit } from '../schema/releases';
import { describeDatabases } from '../testing';
import { exportAudit } from './export-audit';
import { removeOldAudit, sealAudit } from './seal-audit';
import { verifyAudit } from './verify-audit';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const event = (object: string, at = new Date()) => ({
  at,
  tenant: 'localhost',
  action: 'test',
  result: 'ok',
  userCode: 'U1',
  compCode: '',
  object,
  address: '203.0.113.1',
  userAgent: '浏览器 "1"\\',
  requestId: 'r',
});

const write = (db: Queryable, objects: readonly string[], at?: Date) =>
  db.insert(auditEvent).values(objects.map((object) => event(object, at)));

const refused = async (statement: Promise<unknown>): Promise<string> => {
  const error = await statement.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? String((error.cause as Error | undefined)?.message ?? error.message) : 'done';
};

/** Changes rows as an owner of the tables could without the portal. */
async function tamper(db: Database['db'], table: string, statement: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} disable trigger all`));
  await db.execute(statement);
  await db.execute(sql.raw(`alter table ${table} enable trigger all`));
}

const faults = async (db: Database['db']) => (await verifyAudit(db, 'platform')).faults;

/** Returns whether the chain holds a hash that was noted before. */
async function holds(db: Database['db'], hash: string): Promise<boolean> {
  const noted = new Set([hash]);
  await verifyAudit(db, 'platform', noted);
  return noted.size === 0;
}

describeDatabases('the audit is only added to', (database) => {
  test.each([
    ['update platform.audit_event set object = $$other$$'],
    ['delete from platform.audit_event'],
    ['truncate platform.audit_event'],
    ['update release_audit set who = $$nobody$$'],
    ['delete from release_audit'],
    ['truncate release_audit'],
    ['update audit_block set rows_hash = $$0$$'],
    ['update audit_block set removed_at = now()'],
    ['delete from audit_block'],
    ['truncate audit_block'],
  ])('%s', async (statement) => {
    const { db } = database();
    await write(db, ['a']);
    await db.insert(releaseAudit).values({ who: '平台', action: 'publish', detail: { share: 5 } });
    await sealAudit(db);
    for (const by of ['origin', 'replica']) {
      const outcome = refused(
        db.transaction(async (transaction) => {
          await transaction.execute(sql.raw(`set local session_replication_role = ${by}`));
          await transaction.execute(sql.raw(statement));
        }),
      );
      expect(await outcome).toContain('the audit is only added to');
    }
  });

  test('an old row too, as long as its block stays', async () => {
    const { db } = database();
    await write(db, ['old'], daysAgo(500));
    await sealAudit(db);
    expect(await refused(db.delete(auditEvent))).toContain('the audit is only added to');
  });
});

describeDatabases('the audit is sealed in blocks', (database) => {
  test('[threat: untrue audit] each row once, whatever the size of the blocks; both journals', async () => {
    const { db } = database();
    await write(db, ['1', '2', '3', '4', '5']);
    await db.insert(releaseAudit).values({ who: '平台', action: 'publish', toBuild: 'site@1' });
    expect(await sealAudit(db, 2)).toEqual({ platform: 6, releases: 1 });
    expect(await sealAudit(db)).toEqual({ platform: 0, releases: 0 });
    await write(db, ['6']);
    expect(await sealAudit(db)).toEqual({ platform: 1, releases: 0 });
    const verdict = await verifyAudit(db, 'platform');
    expect(verdict).toMatchObject({ blocks: 4, rows: 7, removed: 0, faults: [] });
    expect(await holds(db, verdict.head)).toBe(true);
    expect(await verifyAudit(db, 'releases')).toMatchObject({ blocks: 1, rows: 1, faults: [] });
  });

  test('the session’s time zone changes no hash', async () => {
    const { db } = database();
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local timezone = 'Asia/Shanghai'`);
      expect((await verifyAudit(transaction, 'platform')).faults).toEqual([]);
    });
  });

  test('an export holds every row as it was hashed', async () => {
    const { db } = database();
    await write(db, ['7, not sealed']);
    const lines: string[] = [];
    for await (const line of exportAudit(db, 'platform')) lines.push(line);
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed.filter(Array.isArray).map((row) => row[7])).toEqual([
      ...['1', '2', '3', '4', '5'],
      // The publication is an act of the platform, too.
      'site@1',
      ...['6', '7, not sealed'],
    ]);
    expect(parsed.find((line) => line.block === null)).toEqual({ journal: 'platform', block: null, rows: 1 });
  });
});

describeDatabases('what was tampered with is found', (database) => {
  test.each([
    [
      'a row altered',
      'platform.audit_event',
      sql`update platform.audit_event set object = 'x' where object = '2'`,
      ['a row of block 1 was altered'],
    ],
    ['put back', 'platform.audit_event', sql`update platform.audit_event set object = '2' where object = 'x'`, []],
    [
      'a block altered',
      'audit_block',
      sql`update audit_block set last_at = last_at + interval '1 hour' where number = 2`,
      ['block 2 was altered'],
    ],
    ['put back', 'audit_block', sql`update audit_block set last_at = last_at - interval '1 hour' where number = 2`, []],
    [
      'a row removed',
      'platform.audit_event',
      sql`delete from platform.audit_event where object = '2'`,
      ['block 1 has 1 rows of 2'],
    ],
    [
      'a block removed',
      'audit_block',
      sql`delete from audit_block where number = 2`,
      ['block 1 has 1 rows of 2', 'block 3: block 2 is missing', 'block 3 is not linked to the one before it'],
    ],
  ] as const)('%s', async (_what, table, statement, found) => {
    const { db } = database();
    const [sealed] = await db.select().from(auditBlock).limit(1);
    if (!sealed) {
      await write(db, ['1', '2', '3', '4', '5', '6']);
      await sealAudit(db, 2);
    }
    await tamper(db, table, statement);
    expect(await faults(db)).toEqual(found);
  });

  test('the end cut off, by whoever noted a hash', async () => {
    const { db } = database();
    const { head } = await verifyAudit(db, 'platform');
    await tamper(db, 'audit_block', sql`delete from audit_block where number = 3`);
    expect(await holds(db, head)).toBe(false);
  });
});

describeDatabases('retention', (database) => {
  test('takes whole old blocks, the oldest first, and keeps their hashes', async () => {
    const { db } = database();
    await write(db, ['very old'], daysAgo(500));
    await sealAudit(db);
    await write(db, ['old'], daysAgo(450));
    await write(db, ['new in an old block']);
    await sealAudit(db);
    await write(db, ['old, after a new block'], daysAgo(450));
    await sealAudit(db);
    expect(await removeOldAudit(db, 400)).toEqual({ platform: 1, releases: 0 });
    const left = await db.select({ object: auditEvent.object }).from(auditEvent);
    expect(left.map(({ object }) => object)).toEqual(['old', 'new in an old block', 'old, after a new block']);
    expect(await verifyAudit(db, 'platform')).toMatchObject({ blocks: 3, rows: 4, removed: 1, faults: [] });
  });

  test('never what is younger than 180 days', async () => {
    const { db } = database();
    expect(await refused(removeOldAudit(db, 179))).toContain('the audit is kept for 180 days at least');
  });
});

/** PGlite has one session, so no two transactions run at the same time there. */
describeDatabases('rows that come late', (database) => {
  const passTime = (db: Database['db'], minutes: number) =>
    tamper(db, 'audit_block', sql`update audit_block set sealed_at = sealed_at - make_interval(mins => ${minutes})`);

  test('are sealed too, in a later block, however late they are', async () => {
    if (database().kind === 'pglite') return;
    const { db } = database();
    let commit = () => {};
    const may = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let written = () => {};
    const begun = new Promise<void>((resolve) => {
      written = resolve;
    });
    const late = db.transaction(async (transaction) => {
      await write(transaction, ['late']);
      written();
      await may;
    });
    await begun;
    for (const object of ['1', '2', '3', '4']) {
      await write(db, [object]);
      expect((await sealAudit(db)).platform).toBe(1);
      await passTime(db, 11);
    }
    commit();
    await late;
    await write(db, ['5']);
    expect((await sealAudit(db)).platform).toBe(2);
    const settled = async () => (await db.select().from(auditBlock).orderBy(auditBlock.number)).map((b) => b.settledId);
    expect(await settled()).toEqual([0, 0, 0, 0, 0]);
    // Soon the database knows that no older row can come, and no later turn looks back so far. The transactions of the
    // server's other databases decide how soon: those of other tests may run for seconds.
    const until = performance.now() + 40_000;
    for (let turn = 0; performance.now() < until && ((await settled()).at(-1) ?? 0) < 6; turn += 1) {
      await pause(turn < 10 ? 0 : 250);
      await passTime(db, 11);
      await write(db, [`later ${turn}`]);
      expect((await sealAudit(db)).platform).toBe(1);
    }
    expect((await settled()).at(-1)).toBeGreaterThanOrEqual(6);
    expect(await faults(db)).toEqual([]);
    // The portal never wrote a row that has a smaller number.
    await db.execute(sql`insert into platform.audit_event
      select (jsonb_populate_record(e, '{"event_id": -1}')).* from platform.audit_event e limit 1`);
    expect(await faults(db)).toEqual(['1 rows were put in between later']);
  });

  test('writers and sealers at once: every row in one block', async () => {
    const { db } = database();
    const objects = Array.from({ length: 120 }, (_, n) => `at once ${n}`);
    const writing = objects.map((object) =>
      db.transaction(async (transaction) => {
        await write(transaction, [object]);
        await transaction.execute(sql`select pg_sleep(random() * 0.02)`);
      }),
    );
    const sealing = Array.from({ length: 20 }, () => sealAudit(db, 7));
    await Promise.all([...writing, ...sealing]);
    await sealAudit(db, 7);
    const { rows } = await db.execute<{ events: number; sealed: number }>(sql`
      select (select count(*)::int from platform.audit_event where event_id > 0) as events,
        (select sum(rows)::int from audit_block where journal = 'platform') as sealed`);
    expect(rows[0]?.sealed).toBe(rows[0]?.events);
    expect((await faults(db)).filter((fault) => !fault.includes('in between'))).toEqual([]);
  });
});
