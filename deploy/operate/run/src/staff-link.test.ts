import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { openDatabase } from '@portal/database';
import { auditEvent, staff } from '@portal/database/schema/platform';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { readSettings } from './read-settings';
import { linkLines, staffLink } from './staff-link';

jest.setTimeout(120_000);

const dataDir = mkdtempSync(join(tmpdir(), 'staff-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('an operator on the server makes the first administrator and the way back, audited', async () => {
  const settings = readSettings({ PORT: '8080' }, dataDir);
  const made = await staffLink(settings, { kind: 'invite', loginName: 'boss', displayName: '王总' });
  expect(made.link).toMatch(/^\/desk\/accept#[\w-]{43}$/);
  expect(linkLines(made).at(-1)).toContain('--audience staff');
  await expect(staffLink(settings, { kind: 'invite', loginName: 'boss', displayName: '王总' })).rejects.toThrow(
    'The name boss is taken',
  );
  await expect(staffLink(settings, { kind: 'recover', loginName: 'nobody' })).rejects.toThrow('Nobody with the name');
  await expect(staffLink(settings, { kind: 'recover', loginName: 'No Name' })).rejects.toThrow('is no login name');

  const database = await openDatabase({ dataDir });
  const brand = { platformName: '工作台', themeColor: '#123456', audience: 'staff' } as const;
  await database.db.insert(tenant).values({ code: 'desk', ...brand });
  await database.db.insert(tenantHost).values({ hostName: 'staff.localhost', tenantCode: 'desk' });
  await database.db.update(staff).set({ state: 'locked' });
  await database.close();

  const back = await staffLink(settings, { kind: 'recover', loginName: 'boss' });
  expect(back.link).toMatch(/^http:\/\/staff\.localhost:8080\/desk\/accept#[\w-]{43}$/);
  const again = await openDatabase({ dataDir });
  expect(await again.db.select({ state: staff.state }).from(staff)).toEqual([{ state: 'invited' }]);
  const events = await again.db.select().from(auditEvent).orderBy(auditEvent.eventId);
  await again.close();
  expect(events.map(({ action, object, detail }) => [action, object, detail])).toEqual([
    ['staff.invite', 'boss', { before: null, after: expect.objectContaining({ displayName: '王总' }) }],
    ['staff.recover', 'boss', { before: { state: 'locked' }, after: { state: 'invited', sessionsEnded: 0 } }],
  ]);
  expect(events.every(({ userCode }) => userCode.startsWith('server:'))).toBe(true);
});

test('[threat: one pair of eyes] the server makes administrators until two can work, and not one more', async () => {
  const own = mkdtempSync(join(tmpdir(), 'staff-'));
  const settings = readSettings({ PORT: '8080' }, own);
  const invite = (loginName: string) => staffLink(settings, { kind: 'invite', loginName, displayName: loginName });
  try {
    for (const name of ['one', 'two']) await invite(name);
    const database = await openDatabase({ dataDir: own });
    await database.db.update(staff).set({ state: 'active' });
    await database.close();
    await expect(invite('three')).rejects.toThrow('Two administrators can work already');
    expect((await staffLink(settings, { kind: 'recover', loginName: 'one' })).link).toContain('/desk/accept#');
    await invite('three');
  } finally {
    rmSync(own, { recursive: true });
  }
});
