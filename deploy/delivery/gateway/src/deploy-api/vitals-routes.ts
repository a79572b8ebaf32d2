import { NotThere, type Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { callerOf, mayRead, readableBy } from './caller';
import { namedRelease } from './named-release';
import { namedTenant } from './named-tenant';

interface Asked {
  slot: string;
  release?: string;
  tenant?: string;
  days: number;
}

const text = { type: 'string', maxLength: 100 };
const listed = {
  schema: {
    querystring: {
      type: 'object',
      required: ['slot'],
      properties: {
        ...{ slot: text, release: text, tenant: text },
        days: { type: 'integer', minimum: 1, maximum: 30, default: 7 },
      },
    },
  },
};

/** How fast and steady a slot's pages were for their visitors. A team's token sees those of its own package. */
export function vitalsRoutes(scope: FastifyInstance, delivery: Releases): void {
  scope.get<{ Querystring: Asked }>('/vitals', listed, async (request) => {
    const { slot, release: releaseName, tenant, days } = request.query;
    const caller = callerOf(request);
    const own = readableBy(caller, 'vitals');
    if (tenant !== undefined) {
      mayRead(caller, 'vitals', tenant);
      await namedTenant(delivery, tenant);
    }
    if (!(await delivery.isSlotKnown(slot))) throw new NotThere('slot', slot);
    const release = releaseName === undefined ? undefined : (await namedRelease(delivery, releaseName)).record;
    const pages = await delivery.listVitals({
      ...{ slot, release, tenant, days, package: (caller.grants ? null : caller.package) ?? undefined },
      among: own === 'all' ? undefined : own,
    });
    return { pages };
  });
}
