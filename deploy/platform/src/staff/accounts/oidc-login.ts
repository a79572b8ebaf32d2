import type { Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import { hashOf } from '../../kernel/data/new-code';
import { takeTurn } from '../../kernel/data/take-turn';
import { conflict } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { useTicket } from '../../kernel/protection/tickets';
import { deadLinkText } from './accept';
import { enter, lateText, startSession } from './begin-session';
import { holdAddress } from './login-guards';
import { comeBack, leaveFor } from './oidc-trip';
import type { Person } from './people';

const unknownText = '该企业账号没有权限，请联系管理员';

export async function oidcOffer({ identityProvider }: StaffVisit): Promise<CallReply<'staffOidcOffer'>> {
  return { offered: identityProvider !== undefined };
}

export async function oidcBegin(
  context: StaffVisit,
  { body }: HandlerInput<'staffOidcBegin'>,
): Promise<CallReply<'staffOidcBegin'>> {
  await holdAddress(context);
  const linkHash = body.link === undefined ? '' : hashOf(body.link);
  return leaveFor(context, { kind: 'staffOidc', more: { linkHash }, again: false });
}

/** Returns the person whose account has this identity. */
async function knownPerson(db: Queryable, identity: string): Promise<Person | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.identity, identity), eq(staff.state, 'active')));
  return row;
}

/** The person follows their one-time link with this identity, instead of choosing a password. */
async function bindIdentity(db: Queryable, identity: string, linkHash: string, now: Date): Promise<Person> {
  await takeTurn(db, `staff-identity:${identity}`);
  const [other] = await db.select({ staffId: staff.staffId }).from(staff).where(eq(staff.identity, identity));
  if (other) throw conflict('该企业账号已绑定其他人员');
  const [bound] = await db
    .update(staff)
    .set({ identity, state: 'active', linkHash: null, linkExpiresAt: null })
    .where(and(eq(staff.linkHash, linkHash), gt(staff.linkExpiresAt, now), eq(staff.state, 'invited')))
    .returning();
  if (!bound) throw conflict(deadLinkText);
  return bound;
}

/** The ticket is in the page that began the login, so nobody can end a login of their own in another's browser. */
export async function oidcFinish(
  context: StaffVisit,
  { body }: HandlerInput<'staffOidcFinish'>,
): Promise<CallReply<'staffOidcFinish'>> {
  const { db, origin, now } = context;
  await holdAddress(context);
  const begun = await useTicket(db, 'staffOidc', origin.tenant, body.ticket, now);
  if (!begun) throw conflict(lateText);
  const { linkHash } = begun;
  const identity = await comeBack(context, { ...begun, ...body, again: false });
  if (identity === null) {
    await auditAs(db, origin, now, 'staff.login', 'refused', { object: 'oidc' });
    throw conflict('企业账号登录未完成，请重新登录');
  }
  const token = await db.transaction(async (transaction) => {
    const person =
      linkHash === ''
        ? await knownPerson(transaction, identity)
        : await bindIdentity(transaction, identity, linkHash, now);
    if (!person) return null;
    if (linkHash !== '')
      await auditAs(transaction, origin, now, 'staff.accept', 'ok', {
        userCode: person.staffId,
        object: person.loginName,
        detail: { before: { state: 'invited' }, after: { state: 'active', identity } },
      });
    return startSession(context, transaction, person, 'oidc');
  });
  if (token === null) {
    await auditAs(db, origin, now, 'staff.login', 'refused', { object: `oidc: ${identity}` });
    throw conflict(unknownText);
  }
  return enter(context, token);
}
