import { auditEvent, session as sessionTable } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { between } from '../../kernel/data/day-range';
import { readPage } from '../../kernel/data/read-page';
import { notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';
import { shownAddress } from '../../kernel/session/shown-address';
import { browserName, systemName } from '../../kernel/session/user-agent';

/** Lists the devices where the person is logged in. */
export async function devices({ db, now, session }: PersonContext): Promise<CallReply<'deviceList'>> {
  const mine = sessionsOfPerson(session.userCode);
  const rows = await db
    .select()
    .from(sessionTable)
    .where(and(mine, isNull(sessionTable.endedAt), gt(sessionTable.expiresAt, now)))
    .orderBy(desc(sessionTable.lastActiveAt))
    .limit(100);
  return rows.map((row) => ({
    deviceId: row.sessionId,
    browser: browserName(row.userAgent),
    system: systemName(row.userAgent),
    address: shownAddress(row.address),
    loginTime: row.createdAt.toISOString(),
    lastActiveTime: row.lastActiveAt.toISOString(),
    current: row.sessionId === session.sessionId,
  }));
}

export async function logoutOthers(context: PersonContext): Promise<CallReply<'deviceLogoutOthers'>> {
  const { db, now, session } = context;
  const ended = await endSessions(db, sessionsOfPerson(session.userCode, session.sessionId), 'signedOut', now);
  await audit(context, 'device.logoutOthers', 'ok', String(ended));
  return { count: ended };
}

export async function logoutDevice(context: PersonContext, { body }: HandlerInput<'deviceLogout'>) {
  const { db, now, session } = context;
  const which = and(sessionsOfPerson(session.userCode), eq(sessionTable.sessionId, body.deviceId));
  if ((await endSessions(db, which, 'signedOut', now)) === 0) throw notFound('该设备的登录已经结束');
  await audit(context, 'device.logout', 'ok', body.deviceId);
}

const results: Readonly<Record<string, string>> = { ok: '成功', refused: '失败' };

/** Lists the person's own logins from the audit, right ones and wrong ones. */
export async function loginLog(
  { db, session }: PersonContext,
  { body }: HandlerInput<'loginLogList'>,
): Promise<CallReply<'loginLogList'>> {
  const mine = and(
    eq(auditEvent.userCode, session.userCode),
    eq(auditEvent.action, 'login'),
    between(auditEvent.at, body.startDate, body.endDate),
  );
  const { total, rows } = await readPage(db, auditEvent, {
    where: mine,
    orderBy: [desc(auditEvent.at), desc(auditEvent.eventId)],
    ...body,
  });
  return {
    total,
    rows: rows.map((row) => ({
      at: row.at.toISOString(),
      address: shownAddress(row.address),
      browser: browserName(row.userAgent),
      result: results[row.result] ?? row.result,
      compName: '',
    })),
  };
}
