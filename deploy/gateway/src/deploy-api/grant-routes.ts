import { type CatalogTenant, declaredPermissions } from '@portal/releases';
import { permissions, permissionTitles, rolesWith } from '@portal/shared/codes/permissions';
import type { FastifyInstance } from 'fastify';
import type { DeliveryPort } from '../delivery-port';
import { ApiRefusal } from '../operators/api-refusal';
import { callerOf, onlyUnlimited } from './caller';

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
const body = {
  type: 'object',
  additionalProperties: false,
  properties: { give: roles, take: roles, reset: { type: 'boolean', default: false } },
};

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

/** Which roles of a tenant have which permission. Only a token without limits changes it. */
export function grantRoutes(scope: FastifyInstance, delivery: DeliveryPort): void {
  async function tenantNamed(code: string): Promise<CatalogTenant> {
    const { tenants } = await delivery.readCatalog();
    const found = tenants.find((tenant) => tenant.code === code);
    if (!found) throw new ApiRefusal(404, 'no-tenant', `没有租户 ${code}：用 portal tenants 查看。`);
    return found;
  }

  scope.get<{ Params: Pick<GrantParams, 'tenant'> }>('/tenants/:tenant/grants', async ({ params }) => ({
    permissions: described(await tenantNamed(params.tenant)),
  }));

  scope.register(async (admin) => {
    onlyUnlimited(admin, '更改权限');

    admin.patch<{ Params: GrantParams; Body: GrantBody }>(
      '/tenants/:tenant/grants/:code',
      { schema: { body } },
      async (request) => {
        const { tenant, code } = request.params;
        await tenantNamed(tenant);
        const grants = await delivery.changeGrants({ tenant, code, ...request.body, by: callerOf(request).name });
        return { tenant, code, grants };
      },
    );
  });
}
