import type { Database, Queryable } from '@portal/database';
import { permissionGrant, releaseAudit } from '@portal/database/schema/releases';
import type { PermissionRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import { isEmployeeRole } from '@portal/shared/codes';
import { isContractPermission } from '@portal/shared/codes/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogPointer, CatalogRelease, PermissionGrant } from './catalog';
import { announceCatalog } from './catalog-channel';
import { isCompanyRoleCode } from './gate/check-permissions';
import { ChangeRefused } from './refusal';
import { runningReleases } from './running-releases';

export interface GrantChange {
  tenant: string;
  code: string;
  /** Roles that have the permission from now on. */
  give: readonly string[];
  /** Roles that do not have it from now on. */
  take: readonly string[];
  /** First forget all that was granted for this permission: the release's word counts again. */
  reset: boolean;
  by: string;
}

export interface OwnPermission extends PermissionRecord {
  slot: string;
}

type RunningSlot = Pick<CatalogPointer, 'slot' | 'canary'> & { release: Pick<CatalogRelease, 'record'> };

/** The permissions that the running releases of a tenant declare, canaries included; each code once. */
export function declaredPermissions(slots: readonly RunningSlot[]): OwnPermission[] {
  const all = slots.flatMap(({ slot, release, canary }) =>
    [release, canary?.release].flatMap((one) =>
      one?.record.kind === 'remote' ? (one.record.permissions ?? []).map((each) => ({ ...each, slot })) : [],
    ),
  );
  return [...new Map(all.toReversed().map((permission) => [permission.code, permission])).values()].toReversed();
}

function roleFaults({ give, take }: GrantChange): Sentence[] {
  const named = [...give, ...take];
  const unknown = named.filter((role) => !isEmployeeRole(role) && !isCompanyRoleCode(role));
  const both = give.filter((role) => take.includes(role));
  return [
    ...unknown.map((role) =>
      say(
        `没有角色 ${role}：请写成 E105（员工角色）或 SCM-C101（企业角色）。`,
        `There is no role "${role}": write E105 (of employees) or SCM-C101 (of companies).`,
      ),
    ),
    ...both.map((role) => say(`角色 ${role} 不能同时授予和收回。`, `Role ${role} is both given and taken.`)),
  ];
}

async function codeFaults(
  transaction: Queryable,
  { tenant, code, reset, give, take }: GrantChange,
): Promise<Sentence[]> {
  if (isContractPermission(code))
    return [
      say(
        `权限 ${code} 由平台接口固定，不能在此更改：接口自己按角色放行，菜单须与接口一致。`,
        `Permission ${code} is fixed by the platform's calls: they decide by the role, and menus follow them.`,
      ),
    ];
  const running = [...(await runningReleases(transaction, tenant))];
  const known = declaredPermissions(running.map(([slot, release]) => ({ slot, release, canary: release.canary })));
  // A permission that no release declares any more can still be forgotten.
  if (known.some((permission) => permission.code === code) || (reset && give.length + take.length === 0)) return [];
  return [
    say(
      `租户 ${tenant} 运行的版本没有声明权限 ${code}：用 portal grants ${tenant} 查看。`,
      `No release that ${tenant} runs declares permission "${code}": portal grants ${tenant} lists them.`,
    ),
  ];
}

async function grantsNow(queryable: Queryable, tenant: string, code: string): Promise<PermissionGrant[]> {
  const rows = await queryable
    .select()
    .from(permissionGrant)
    .where(and(eq(permissionGrant.tenantCode, tenant), eq(permissionGrant.code, code)))
    .orderBy(permissionGrant.role);
  return rows.map(({ role, effect }) => ({ code, role, effect }));
}

/** Changes which roles of a tenant have a permission, all of it or nothing. Returns what is granted afterwards. */
export function changeGrants(database: Database, change: GrantChange): Promise<PermissionGrant[]> {
  const { tenant: tenantCode, code, give, take, reset, by: grantedBy } = change;
  return database.db.transaction(async (transaction) => {
    const faults = [...(await codeFaults(transaction, change)), ...roleFaults(change)];
    if (faults.length > 0) throw new ChangeRefused(faults);
    const before = await grantsNow(transaction, tenantCode, code);
    const named = [
      ...give.map((role) => ({ role, effect: 'give' }) as const),
      ...take.map((role) => ({ role, effect: 'take' }) as const),
    ];
    const forgotten = reset ? before.map(({ role }) => role) : named.map(({ role }) => role);
    const ofCode = and(eq(permissionGrant.tenantCode, tenantCode), eq(permissionGrant.code, code));
    if (forgotten.length > 0)
      await transaction.delete(permissionGrant).where(and(ofCode, inArray(permissionGrant.role, forgotten)));
    if (named.length > 0)
      await transaction.insert(permissionGrant).values(named.map((one) => ({ ...one, tenantCode, code, grantedBy })));
    const after = await grantsNow(transaction, tenantCode, code);
    if (JSON.stringify(before) === JSON.stringify(after)) return after;
    const spoken = (grants: PermissionGrant[]) => grants.map(({ role, effect }) => `${effect} ${role}`);
    await transaction.insert(releaseAudit).values({
      who: grantedBy,
      action: 'grant',
      tenantCode,
      slot: code.split('.')[0] ?? null,
      detail: { code, before: spoken(before), after: spoken(after) },
    });
    await announceCatalog(transaction, tenantCode);
    return after;
  });
}
