import { beforeAll, expect, test } from '@jest/globals';
import {
  auditEvent,
  browserKey,
  failureGuard,
  rateCounter,
  sentCode,
  serverKey,
  session,
  storedFile,
  ticket,
  usedNonce,
} from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { describeWithDemo } from '../testing/demo-database';
import { removeExpired } from './cleanup';

const now = new Date('2026-11-22T08:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const tenant = 'localhost';
const userCode = demoCode('U', demoTenants[0] as (typeof demoTenants)[number], '13800000001');

describeWithDemo('what nobody needs any more', (database) => {
  /** Writes one row of each kind with this end. Its name tells it apart. */
  async function write(name: string, ended: Date): Promise<void> {
    const { db } = database();
    await db.insert(usedNonce).values({ keyId: 'K', nonce: name, expiresAt: ended });
    await db.insert(rateCounter).values({ counterKey: name, windowEndsAt: ended, count: 1 });
    await db
      .insert(failureGuard)
      .values({ guardKey: name, failures: 1, level: 0, lockedUntil: null, changedAt: ended });
    await db
      .insert(ticket)
      .values({ ticketHash: name, kind: 'click', binding: '', data: {}, expiresAt: ended, usedAt: null });
    await db.insert(sentCode).values({
      codeId: name,
      tenant,
      recipient: '13800000001',
      purpose: 'login',
      browserId: 'b',
      codeHash: '',
      createdAt: ended,
      expiresAt: ended,
    });
    await db
      .insert(browserKey)
      .values({ keyId: name, serverKeyId: 'K', tenant, browserId: 'b', publicKey: '', expiresAt: ended });
    await db.insert(session).values({
      sessionId: name,
      tenant,
      userCode,
      accessHash: `a${name}`,
      accessExpiresAt: ended,
      refreshHash: `r${name}`,
      rotatedAt: ended,
      expiresAt: ended,
      lastActiveAt: ended,
      browserHash: '',
      userAgent: '',
      address: '',
      createdAt: ended,
    });
    await db.insert(auditEvent).values({
      at: ended,
      tenant,
      action: 'cleanup.test',
      result: 'ok',
      userCode,
      compCode: '',
      object: name,
      address: '',
      userAgent: '',
      requestId: '',
    });
  }

  /** Reads the rows that are left, by kind. */
  async function left(): Promise<Record<string, string[]>> {
    const { db } = database();
    const written = new Set(['long ago', 'just ended', 'running']);
    const names = async (rows: PromiseLike<{ name: string }[]>) =>
      (await rows)
        .map(({ name }) => name)
        .filter((name) => written.has(name))
        .sort();
    return {
      nonces: await names(db.select({ name: usedNonce.nonce }).from(usedNonce)),
      counters: await names(db.select({ name: rateCounter.counterKey }).from(rateCounter)),
      failures: await names(db.select({ name: failureGuard.guardKey }).from(failureGuard)),
      tickets: await names(db.select({ name: ticket.ticketHash }).from(ticket)),
      codes: await names(db.select({ name: sentCode.codeId }).from(sentCode)),
      keys: await names(db.select({ name: browserKey.keyId }).from(browserKey)),
      sessions: await names(db.select({ name: session.sessionId }).from(session)),
      audit: await names(db.select({ name: auditEvent.object }).from(auditEvent)),
    };
  }

  let files = 0;
  beforeAll(async () => {
    const { db } = database();
    files = (await db.select({ name: storedFile.fileToken }).from(storedFile)).length;
    await db.insert(serverKey).values({ serverKeyId: 'K', privateKey: '', createdAt: now });
    await write('long ago', hours(-25));
    await write('just ended', hours(-1));
    await write('running', hours(1));
  });

  test('[threat: kept busy] is taken away, what still counts stays, and the audit keeps everything', async () => {
    await removeExpired(database().db, now);
    // A nonce and a counter mean nothing after their end. The other rows stay for a day, so that people can still look
    // at them.
    const forADay = ['just ended', 'running'];
    expect(await left()).toEqual({
      nonces: ['running'],
      counters: ['running'],
      failures: forADay,
      tickets: forADay,
      codes: forADay,
      keys: forADay,
      sessions: forADay,
      audit: ['just ended', 'long ago', 'running'],
    });
  });

  test('takes no file that something refers to', async () => {
    expect(await database().db.select({ name: storedFile.fileToken }).from(storedFile)).toHaveLength(files);
  });
});
