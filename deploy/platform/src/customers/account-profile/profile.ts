import { auditEvent, employee } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskEmail, maskIdentityNumber, maskPhone } from '@portal/shared/format';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import { countRows } from '../../kernel/data/read-page';
import { notLoggedIn } from '../../kernel/http/http-error';
import { accountByCode } from '../../kernel/session/accounts';
import { shownAddress } from '../../kernel/session/shown-address';

const masked = (text: string, mask: (text: string) => string) => (text === '' ? '' : mask(text));

/** Finds the login before this one, because people want to check it. */
async function loginBefore({ db, session }: PersonContext) {
  const [, before] = await db
    .select({ at: auditEvent.at, address: auditEvent.address })
    .from(auditEvent)
    .where(and(eq(auditEvent.userCode, session.userCode), eq(auditEvent.action, 'login'), eq(auditEvent.result, 'ok')))
    .orderBy(desc(auditEvent.at), desc(auditEvent.eventId))
    .limit(2);
  return before;
}

export async function profile(context: PersonContext): Promise<CallReply<'custAccountLoginView'>> {
  const { config, db, session } = context;
  const account = await accountByCode(db, session.userCode);
  if (!account) throw notLoggedIn();
  const accepted = and(eq(employee.userCode, session.userCode), inArray(employee.status, ['1', '2']));
  const before = await loginBefore(context);
  const { member } = session;
  return {
    userCode: account.userCode,
    userName: account.userName,
    mobile: maskPhone(account.mobile),
    email: masked(account.email, maskEmail),
    idNo: masked(account.idNo, maskIdentityNumber),
    photo: account.photoToken === null ? null : { fileToken: account.photoToken, fileName: account.photoName ?? '' },
    compCount: await countRows(db, employee, accepted),
    compName: member?.compName ?? '',
    rootManager: member?.rootManager ?? false,
    employeeRole: [...(member?.employeeRoles ?? [])],
    compRole: [...(member?.compRoles ?? [])],
    passwordUpdateTime: account.passwordChangedAt.toISOString(),
    passwordStrength: account.passwordStrength,
    passwordRuleList: [...config.password.rules],
    lastLoginTime: before?.at.toISOString() ?? null,
    lastLoginAddress: before ? shownAddress(before.address) : '',
  };
}
