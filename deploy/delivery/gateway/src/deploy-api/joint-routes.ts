import { type Sentence, say } from '@portal/release-record/sentence';
import { type Releases, slotOf } from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiRefusal } from '../operators/api-refusal';
import { callerOf, mayRead, readableBy } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';
import { slotChanges, slotFields } from './slot-change';

interface TenantParams {
  tenant: string;
}

/** Releases that change together. Each goes to the slot that its record names. */
interface AssignBody {
  releases: string[];
  /** By slot, as the caller saw them. */
  generations?: Record<string, number>;
  despiteVerdict?: boolean;
}

/** What goes back together: these slots, or all that one change moved. */
interface RollbackBody {
  slots?: string[];
  changeSet?: number;
  /** By slot, as the caller saw them. */
  generations?: Record<string, number>;
}

const { generation, release, despiteVerdict } = slotFields;
const most = 50;
const generations = { type: 'object', additionalProperties: generation };

const assignBody = bodyOf(
  { releases: { type: 'array', minItems: 1, maxItems: most, items: release }, generations, despiteVerdict },
  ['releases'],
);
const rollbackBody = bodyOf({
  slots: {
    ...{ type: 'array', minItems: 1, maxItems: most, uniqueItems: true },
    items: { type: 'string', minLength: 1, maxLength: 64 },
  },
  changeSet: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  generations,
});

/** It only looks, so the catalog does not have to be read again. */
const tries = { config: { changesNothing: true } };

const badRequest = (sentence: Sentence) => new ApiRefusal(400, 'bad-request', sentence);

/** Changes of several slots of a tenant, all of them or none. Each can be tried first, with the same refusals. */
export function jointRoutes(scope: FastifyInstance, delivery: Releases): void {
  const { change } = slotChanges(delivery);

  /** The assignments, once it is clear that the caller may make each of them. */
  async function assignments(request: FastifyRequest, tenant: string, { releases, ...body }: AssignBody) {
    const wanted: Parameters<Releases['assignTogether']>[0]['releases'][number][] = [];
    for (const name of releases) {
      const { record } = await namedRelease(delivery, name);
      const slot = slotOf(record);
      if (wanted.some((one) => one.slot === slot))
        throw badRequest(
          say(
            `位置 ${slot} 出现了两次：每个位置只能指定一个版本。`,
            `Slot ${slot} is named twice: each takes one release.`,
          ),
        );
      const { package: packageName, build } = record;
      await change(request, { tenant, slot }, null, packageName);
      const expectedGeneration = body.generations?.[slot];
      wanted.push({ slot, package: packageName, build, expectedGeneration, despiteVerdict: body.despiteVerdict });
    }
    return wanted;
  }

  /** What goes back, once it is clear that the caller may take back each of the slots. */
  async function goesBack(request: FastifyRequest, tenant: string, { slots, changeSet, ...body }: RollbackBody) {
    if ((slots === undefined) === (changeSet === undefined))
      throw badRequest(
        say(
          '请指定要回退的位置（slots），或一次变更的编号（changeSet）。',
          'Name the slots that go back (slots), or the number of a change (changeSet).',
        ),
      );
    const named = slots ?? (await delivery.slotsOfChange(tenant, changeSet ?? 0));
    for (const slot of named) await change(request, { tenant, slot }, null);
    if (changeSet !== undefined) return { changeSet };
    return { slots: named.map((slot) => ({ slot, expectedGeneration: body.generations?.[slot] })) };
  }

  scope.put<{ Params: TenantParams; Body: AssignBody }>('/tenants/:tenant/slots', assignBody, async (request) => {
    const { tenant } = request.params;
    const wanted = await assignments(request, tenant, request.body);
    const moved = await delivery.assignTogether({ tenant, releases: wanted, by: callerOf(request).name });
    const names = new Map(wanted.map((one) => [one.slot, `${one.package}@${one.build}`]));
    return { ...moved, slots: moved.slots.map((one) => ({ ...one, release: names.get(one.slot) ?? '' })) };
  });

  scope.post<{ Params: TenantParams; Body: AssignBody }>(
    '/tenants/:tenant/slots/try',
    { ...assignBody, ...tries },
    async (request) => {
      const { tenant } = request.params;
      return {
        slots: await delivery.tryAssign({ tenant, releases: await assignments(request, tenant, request.body) }),
      };
    },
  );

  scope.post<{ Params: TenantParams; Body: RollbackBody }>(
    '/tenants/:tenant/rollback',
    rollbackBody,
    async (request) => {
      const { tenant } = request.params;
      const back = await goesBack(request, tenant, request.body);
      return delivery.rollbackTogether({ tenant, by: callerOf(request).name, ...back });
    },
  );

  scope.post<{ Params: TenantParams; Body: RollbackBody }>(
    '/tenants/:tenant/rollback/try',
    { ...rollbackBody, ...tries },
    async (request) => {
      const { tenant } = request.params;
      return { slots: await delivery.tryRollback({ tenant, ...(await goesBack(request, tenant, request.body)) }) };
    },
  );

  scope.get<{ Querystring: { tenant?: string; limit: number } }>(
    '/change-sets',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: {
            tenant: { type: 'string', maxLength: 100 },
            limit: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
          },
        },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { tenant, limit } = request.query;
      if (tenant !== undefined) mayRead(caller, 'running', tenant);
      const own = readableBy(caller, 'running');
      const among = own === 'all' ? undefined : own;
      const sets = await delivery.readChangeSets({ tenant, among, limit });
      return { changeSets: sets };
    },
  );
}
