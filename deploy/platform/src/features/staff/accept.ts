import { staff } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { HandlerInput } from '../../core/calls/handler';
import type { StaffVisit } from '../../core/calls/staff-context';
import { hashOf } from '../../core/data/new-code';
import { conflict, fieldFault } from '../../core/http/refusal';
import { auditAs } from '../../core/protection/audit';
import { passwordFault } from '../password/password-fault';
import { newSecret, sealSecret, secretAddress } from './authenticator';
import { clearGuards, holdAddress } from './login-guards';
import { renewRecoveryCodes } from './recovery-codes';

export const deadLinkText = '链接无效或已过期，请联系管理员重新获取';

/** Follows a one-time link: the person chooses name and password, and gets secret and recovery codes this one time. */
export async function accept(
  context: StaffVisit,
  { body }: HandlerInput<'staffAccept'>,
): Promise<CallReply<'staffAccept'>> {
  const { db, config, origin, now, staffPasswords, dataKeys } = context;
  const { token, displayName, password } = body;
  await holdAddress(context);
  const open = and(eq(staff.linkHash, hashOf(token)), gt(staff.linkExpiresAt, now), eq(staff.state, 'invited'));
  const [invited] = await db.select().from(staff).where(open);
  if (!invited) {
    await auditAs(db, origin, now, 'staff.accept', 'refused');
    throw conflict(deadLinkText);
  }
  const { staffId, loginName } = invited;
  const fault = passwordFault(password, config.password, { person: displayName });
  if (fault !== null) throw fieldFault('password', fault);
  if (password.toLowerCase().includes(loginName)) throw fieldFault('password', '密码不能包含登录名');
  const passwordHash = await staffPasswords.hash(password);
  const secret = newSecret();
  const recoveryCodes = await db.transaction(async (transaction) => {
    const taken = await transaction
      .update(staff)
      .set({
        displayName,
        passwordHash,
        factorSealed: sealSecret(dataKeys, staffId, secret),
        factorStep: 0,
        state: 'active',
        linkHash: null,
        linkExpiresAt: null,
      })
      .where(open)
      .returning({ staffId: staff.staffId });
    if (taken.length === 0) throw conflict(deadLinkText);
    await clearGuards(transaction, invited);
    const detail = {
      before: { displayName: invited.displayName, state: 'invited' },
      after: { displayName, state: 'active' },
    };
    await auditAs(transaction, origin, now, 'staff.accept', 'ok', { userCode: staffId, object: loginName, detail });
    return renewRecoveryCodes(transaction, staffId);
  });
  return { loginName, secret, address: secretAddress(secret, loginName), recoveryCodes };
}
