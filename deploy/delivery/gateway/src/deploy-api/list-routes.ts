import { buildName, type CatalogPointer, type CatalogTenant, type Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { isAmong } from '../operators/staff-rights';
import { callerOf, mayRead, readableBy } from './caller';

const limit = { type: 'integer', minimum: 1, maximum: 500, default: 50 };
const text = { type: 'string', maxLength: 100 };
const queryOf = (properties: Record<string, unknown>) => ({
  schema: { querystring: { type: 'object', properties: { limit, ...properties } } },
});

function describedSlot({ slot, release, lastGood, generation, canary }: CatalogPointer) {
  return {
    slot,
    release: buildName(release),
    version: release.record.version,
    generation,
    lastGood: lastGood && buildName(lastGood),
    canary: canary && {
      release: buildName(canary.release),
      version: canary.release.record.version,
      percent: canary.percent,
      since: canary.since,
    },
  };
}

function describedTenant(tenant: CatalogTenant) {
  const { code, platformName, isDefault, audience, state, hostNames, pointers, emptySlots } = tenant;
  return { code, platformName, isDefault, audience, state, hostNames, slots: pointers.map(describedSlot), emptySlots };
}

/** A tenant in the list of tenants. */
export type DescribedTenant = ReturnType<typeof describedTenant>;

/** Lists: the caller, the tenants and what they run, the releases, the changes; each of the caller's tenants. */
export function listRoutes(scope: FastifyInstance, delivery: Releases): void {
  scope.get('/me', (request) => {
    const { name, package: packageName, tenant } = callerOf(request);
    return { name, package: packageName, tenant };
  });

  scope.get('/tenants', async (request) => {
    const own = readableBy(callerOf(request), '租户');
    const { tenants } = await delivery.readCatalog();
    return { tenants: tenants.filter(({ code }) => isAmong(own, code)).map(describedTenant) };
  });

  scope.get<{ Querystring: { package?: string; limit: number } }>(
    '/releases',
    queryOf({ package: text }),
    async (request) => {
      readableBy(callerOf(request), '版本');
      return { releases: await delivery.listReleases(request.query) };
    },
  );

  scope.get<{ Querystring: { tenant?: string; slot?: string; limit: number } }>(
    '/audit',
    queryOf({ tenant: text, slot: text }),
    async (request) => {
      const { query } = request;
      const caller = callerOf(request);
      if (query.tenant !== undefined) mayRead(caller, '变更记录', query.tenant);
      const own = readableBy(caller, '变更记录');
      return { changes: await delivery.readAudit({ ...query, among: own === 'all' ? undefined : own }) };
    },
  );
}
