import type { Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { askSecond } from '../../domain/staff/ask-second';
import { auditAct } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { newCode } from '../../kernel/data/new-code';
import { fieldFault } from '../../kernel/http/http-error';
import { storeGrants } from '../../kernel/staff/staff-grants';
import type { Grant } from '../../kernel/staff/staff-state';
import { tenantAddress } from '../../kernel/tenant/public-address';
import { requireTwoAdmins } from './enough-admins';
import { isGrave } from './grave-grants';
import { linkPath, type OneTimeLink, renewLink } from './one-time-link';
import { personByName } from './people';

/** Throws unless every role can be given like this. */
export async function checkGrants(db: Queryable, grants: readonly Grant[]): Promise<void> {
  if (grants.some(({ role, tenant: code }) => role === 'admin' && code !== null))
    throw fieldFault('roles', '管理员角色不能限定租户');
  const named = [...new Set(grants.flatMap(({ tenant: code }) => code ?? []))];
  if (named.length === 0) return;
  const found = await db
    .select({ code: tenant.code })
    .from(tenant)
    .where(and(inArray(tenant.code, named), eq(tenant.audience, 'customers')));
  const missing = named.find((code) => !found.some((row) => row.code === code));
  if (missing !== undefined) throw fieldFault('roles', `没有租户 ${missing}`);
}

const nameTaken = () => fieldFault('loginName', '登录名已被使用');

interface NewPerson {
  readonly loginName: string;
  readonly displayName: string;
  readonly grants: readonly Grant[];
  /** The life of the link. */
  readonly seconds: number;
}

/** Makes a person who has to follow the link first; null: the name is taken. */
export async function addPerson(
  transaction: Queryable,
  { loginName, displayName, grants, seconds }: NewPerson,
  now: Date,
): Promise<{ readonly staffId: string; readonly link: OneTimeLink } | null> {
  const staffId = newCode('T');
  const made = await transaction
    .insert(staff)
    .values({ staffId, loginName, displayName, state: 'invited', createdAt: now })
    .onConflictDoNothing()
    .returning({ staffId: staff.staffId });
  if (made.length === 0) return null;
  await storeGrants(transaction, staffId, grants);
  return { staffId, link: await renewLink(transaction, staffId, seconds, now) };
}

/** The link as an administrator hands it on. */
export async function shownLink({ db, origin, config }: StaffContext, link: OneTimeLink | null) {
  if (!link) return { link: null, expiresAt: null };
  const site = await tenantAddress(db, origin.tenant, config);
  return { link: `${site}${linkPath(link)}`, expiresAt: link.expiresAt.toISOString() };
}

export type Invited = Pick<NewPerson, 'loginName' | 'displayName' | 'grants'>;

/** Makes the person and the link. */
export async function inviteNow(transaction: Queryable, context: StaffContext, invited: Invited): Promise<OneTimeLink> {
  const { config, now } = context;
  const { loginName, displayName, grants } = invited;
  const made = await addPerson(transaction, { ...invited, seconds: config.staff.link }, now);
  if (!made) throw nameTaken();
  const after = { displayName, state: 'invited', roles: grants };
  await auditAct(transaction, context, { action: 'staff.invite', object: loginName, before: null, after });
  return made.link;
}

export async function invite(
  context: StaffContext,
  { body }: HandlerInput<'staffInvite'>,
): Promise<CallReply<'staffInvite'>> {
  const { db } = context;
  const { loginName, displayName, roles: grants } = body;
  await checkGrants(db, grants);
  const link = await db.transaction(async (transaction) => {
    if (!grants.some(isGrave)) return inviteNow(transaction, context, { loginName, displayName, grants });
    await requireTwoAdmins(transaction);
    if (await personByName(transaction, loginName)) throw nameTaken();
    await askSecond(transaction, context, {
      kind: 'invite',
      subject: loginName,
      object: `${displayName}（${loginName}）`,
      before: {},
      after: { displayName, roles: grants },
    });
    return null;
  });
  return { waits: link === null, ...(await shownLink(context, link)) };
}
