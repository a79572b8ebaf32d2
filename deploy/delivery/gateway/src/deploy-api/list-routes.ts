import {
  buildName,
  type CatalogPointer,
  type CatalogTenant,
  NotThere,
  type Placing,
  type ReadWatch,
  type Releases,
} from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { isAmong } from '../operators/staff-rights';
import { callerOf, mayRead, readableBy } from './caller';
import { namedTenant } from './named-tenant';

const limit = { type: 'integer', minimum: 1, maximum: 500, default: 50 };
const text = { type: 'string', maxLength: 100 };
const queryOf = (properties: Record<string, unknown>) => ({
  schema: { querystring: { type: 'object', properties: { limit, ...properties } } },
});

type PlacingOf = (slot: string, what: Placing['what']) => Pick<Placing, 'by' | 'at' | 'changeSet'> | undefined;

/** What becomes of a slot's release after it was placed; a watch of another release is over. */
function describedWatch(watch: ReadWatch | undefined, running: string) {
  if (!watch) return null;
  const { release, before, state, since, until, decision } = watch;
  if (running !== (state === 'went-back' ? before : release)) return null;
  return { release, before, state, since, until, reason: decision?.reason ?? null, because: decision?.slot ?? null };
}

interface SlotFacts {
  placing: PlacingOf;
  watchOf: (slot: string) => ReadWatch | undefined;
}

function describedSlot(
  { slot, release, lastGood, generation, canary }: CatalogPointer,
  { placing, watchOf }: SlotFacts,
) {
  const placed = placing(slot, 'release');
  return {
    slot,
    release: buildName(release),
    version: release.record.version,
    /** Deprecated or blocked; null: allowed. */
    standing: release.standing?.name ?? null,
    generation,
    /** Who brought the release here, when, and in which change; null where the audit no longer knows. */
    placed: placed ? { by: placed.by, at: placed.at, changeSet: placed.changeSet } : null,
    lastGood: lastGood && buildName(lastGood),
    watch: describedWatch(watchOf(slot), buildName(release)),
    canary: canary && {
      release: buildName(canary.release),
      version: canary.release.record.version,
      percent: canary.percent,
      since: canary.since,
      by: placing(slot, 'canary')?.by ?? null,
    },
  };
}

function describedTenant(tenant: CatalogTenant, facts: SlotFacts) {
  const { code, platformName, isDefault, audience, state, watch = 'tell', hostNames, pointers, emptySlots } = tenant;
  const { changeSet = 0 } = tenant;
  const slots = pointers.map((pointer) => describedSlot(pointer, facts));
  return { code, platformName, isDefault, audience, state, watch, hostNames, changeSet, slots, emptySlots };
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
    const own = readableBy(callerOf(request), 'running');
    const [{ tenants }, placings, watches] = await Promise.all([
      delivery.readCatalog(),
      delivery.readPlacings(),
      delivery.readWatches(),
    ]);
    const known = new Map(placings.map((one) => [[one.tenant, one.slot, one.what].join(), one]));
    return {
      tenants: tenants
        .filter(({ code }) => isAmong(own, code))
        .map((tenant) =>
          describedTenant(tenant, {
            placing: (slot, what) => known.get([tenant.code, slot, what].join()),
            watchOf: (slot) => watches.find((one) => one.tenant === tenant.code && one.slot === slot),
          }),
        ),
    };
  });

  scope.get('/canaries', async (request) => {
    const own = readableBy(callerOf(request), 'releases');
    return { canaries: await delivery.describeCanaries(own === 'all' ? undefined : own) };
  });

  scope.get<{ Querystring: { package?: string; limit: number } }>(
    '/releases',
    queryOf({ package: text }),
    async (request) => {
      readableBy(callerOf(request), 'releases');
      return { releases: await delivery.listReleases(request.query) };
    },
  );

  /** Nothing to list may be a mistyped name. What is gone has its changes, and they are listed. */
  async function checkNames({ tenant, slot }: { tenant?: string; slot?: string }): Promise<void> {
    if (tenant !== undefined) await namedTenant(delivery, tenant);
    if (slot !== undefined && !(await delivery.isSlotKnown(slot))) throw new NotThere('slot', slot);
  }

  scope.get<{ Querystring: { tenant?: string; slot?: string; limit: number } }>(
    '/audit',
    queryOf({ tenant: text, slot: text }),
    async (request) => {
      const { query } = request;
      const caller = callerOf(request);
      if (query.tenant !== undefined) mayRead(caller, 'changes', query.tenant);
      const own = readableBy(caller, 'changes');
      const changes = await delivery.readAudit({ ...query, among: own === 'all' ? undefined : own });
      if (changes.length === 0) await checkNames(query);
      return { changes };
    },
  );
}
