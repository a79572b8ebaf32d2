import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { auditEvent } from '../schema/platform/public';
import { createPostgresDatabase, postgresAvailable } from '../testing';
import { keepAudit } from './keep-audit';
import { removeOldAudit, sealAudit } from './seal-audit';
import { verifyAudit } from './verify-audit';

const role = `portal_app_${randomBytes(4).toString('hex')}`;
const statements = readFileSync(new URL('../../roles/portal-role.sql', import.meta.url), 'utf8');

const event = (object: string) => ({
  at: new Date(Date.now() - 500 * 86_400_000),
  tenant: 'localhost',
  action: 'test',
  result: 'ok',
  userCode: '',
  compCode: '',
  object,
  address: '',
  userAgent: '',
  requestId: '',
});

(postgresAvailable ? describe : describe.skip)('the role that the portal runs as', () => {
  let owner: Database;
  let portal: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    owner = await openDatabase({ url: created.url });
    await owner.db.execute(sql.raw(statements.replaceAll('portal_app', role)));
    const url = new URL(created.url);
    url.username = role;
    // The schema is there, so no migration has to run, and the portal asks for nothing that only the owner may do.
    portal = await openDatabase({ url: url.href });
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await owner.db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
    await owner.close();
    await drop();
  });

  test('audits, seals, verifies and removes what is old', async () => {
    await portal.db.insert(auditEvent).values([event('1'), event('2')]);
    expect(await sealAudit(portal.db)).toEqual({ platform: 2, releases: 0 });
    expect(await verifyAudit(portal.db, 'platform')).toMatchObject({ rows: 2, faults: [] });
    expect(await removeOldAudit(portal.db, 400)).toEqual({ platform: 2, releases: 0 });
    expect(await verifyAudit(portal.db, 'platform')).toMatchObject({ removed: 1, faults: [] });
  });

  test.each([
    'update platform.audit_event set object = $$x$$',
    'delete from platform.audit_event',
    'truncate platform.audit_event',
    'delete from release_audit',
    'insert into audit_block select * from audit_block',
    'update audit_block set removed_at = now()',
    'delete from audit_block',
    'alter table platform.audit_event disable trigger all',
    'drop trigger audit_event_kept on platform.audit_event',
    'set session_replication_role = replica',
    'create or replace function audit_refuse_truncate() returns trigger language plpgsql as $$begin return null; end$$',
    'create table mine (n int)',
  ])('[threat: untrue audit] may not: %s', async (statement) => {
    const error = await portal.db.execute(sql.raw(statement)).catch((reason: { cause?: unknown }) => reason.cause);
    // 42501: insufficient privilege.
    expect(error).toMatchObject({ code: '42501' });
  });

  test('keeps the audit by itself', async () => {
    const faults: unknown[] = [];
    await portal.db.insert(auditEvent).values(event('3'));
    const stop = keepAudit(portal, { days: 400, everyMs: 20, onError: (error) => faults.push(error) });
    const left = async () => (await portal.db.select({ object: auditEvent.object }).from(auditEvent)).length;
    for (let look = 0; look < 200 && (await left()) > 0; look += 1) await new Promise((wake) => setTimeout(wake, 20));
    await stop();
    expect(await left()).toBe(0);
    expect(faults).toEqual([]);
  });
});
