import { say } from '@portal/release-record/sentence';
import { type CatalogTenant, declaredPermissions, type Releases } from '@portal/releases';
import { permissions, permissionTitles, rolesWith } from '@portal/shared/codes/permissions';
import type { FastifyInstance } from 'fastify';
import { callerOf, mayRead, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';
import { namedTenant } from './named-tenant';

interface GrantParams {
  tenant: string;
  code: string;
}

interface GrantBody {
  give: string[];
  take: string[];
  reset: boolean;
}

const roles = { type: 'array', maxItems: 30, items: { type: 'string', maxLength: 20 }, default: [] };
const change = bodyOf({ give: roles, take: roles, reset: { type: 'boolean', default: false } });

function described({ pointers, grants }: CatalogTenant) {
  const granted = (code: string, wanted: 'give' | 'take') =>
    grants.filter((grant) => grant.code === code && grant.effect === wanted).map(({ role }) => role);
  const own = declaredPermissions(pointers).map((permission) => ({
    ...permission,
    fixed: false,
    given: granted(permission.code, 'give'),
    taken: granted(permission.code, 'take'),
  }));
  const contract = permissions.map((code) => ({
    ...{ code, title: permissionTitles[code], roles: rolesWith(code), slot: null },
    ...{ fixed: true, given: [], taken: [] },
  }));
  return [...own, ...contract];
}

/** A permission in the list of a tenant's permissions. */
export type ListedPermission = ReturnType<typeof described>[number];

/** Which roles of a tenant have which permission. Only a token without limits changes it. */
export function grantRoutes(scope: FastifyInstance, delivery: Releases): void {
  scope.get<{ Params: Pick<GrantParams, 'tenant'> }>('/tenants/:tenant/grants', async (request) => {
    const { tenant } = request.params;
    mayRead(callerOf(request), 'permissions', tenant);
    return { permissions: described(await namedTenant(delivery, tenant)) };
  });

  scope.register(async (admin) => {
    onlyUnlimited(admin, say('更改权限', 'change permissions'));

    admin.patch<{ Params: GrantParams; Body: GrantBody }>('/tenants/:tenant/grants/:code', change, async (request) => {
      const { tenant, code } = request.params;
      await namedTenant(delivery, tenant);
      const grants = await delivery.changeGrants({ tenant, code, ...request.body, by: callerOf(request).name });
      return { tenant, code, grants };
    });
  });
}
