import { say } from '@portal/release-record/sentence';
import { mayChangeSlot, mayEmptySlot, NotThere, type Releases, slotOf } from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiRefusal, notAllowed } from '../operators/api-refusal';
import { callerOf, mayRead } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';
import { namedTenant } from './named-tenant';

interface SlotParams {
  tenant: string;
  slot: string;
}

interface GenerationBody {
  generation?: number;
}

/** Who gives a release to more customers may want it although a verdict ended it. */
interface PlacingBody extends GenerationBody {
  despiteVerdict?: boolean;
}

/** Releases that change together. Each goes to the slot that its record names. */
interface JointBody {
  releases: string[];
  /** By slot, as the caller saw them. */
  generations?: Record<string, number>;
  despiteVerdict?: boolean;
}

const generation = { type: 'integer', minimum: 0 };
const release = { type: 'string', maxLength: 200 };
const despiteVerdict = { type: 'boolean' };

/**
 * The changes of a slot. Each may name the generation on which it was decided. It is refused if the slot has moved on
 * since then.
 */
export function slotRoutes(scope: FastifyInstance, delivery: Releases): void {
  /** A slot of the tenant. One that was emptied is there, too. */
  async function slotNow({ tenant, slot }: SlotParams) {
    const { pointers, emptySlots } = await namedTenant(delivery, tenant);
    const pointer = pointers.find((one) => one.slot === slot);
    return { pointer, isThere: pointer !== undefined || emptySlots.some((one) => one.slot === slot) };
  }

  async function checkSlot(params: SlotParams): Promise<void> {
    if (!(await slotNow(params)).isThere) throw new NotThere('slot', params.slot);
  }

  /** Collects the parts of the change, once it is clear that the caller may make it. */
  async function change(request: FastifyRequest, params: SlotParams, body: GenerationBody | null, to?: string) {
    const caller = callerOf(request);
    const { pointer, isThere } = await slotNow(params);
    const from = pointer?.release.record.package;
    const wanted = to ?? from ?? '';
    const mayChange = mayChangeSlot(caller, { tenant: params.tenant, from, to: wanted });
    if (!mayChange && from === undefined && caller.package !== null)
      throw notAllowed(
        say(
          `租户 ${params.tenant} 还没有插槽 ${params.slot}，令牌 ${caller.name} 不能新增插槽：请平台团队先指定一次。`,
          `Tenant ${params.tenant} has no slot ${params.slot} yet, and token ${caller.name} may not add one: the platform team assigns it the first time.`,
        ),
      );
    if (!mayChange)
      throw notAllowed(
        say(
          `令牌 ${caller.name} 不能更改租户 ${params.tenant} 的插槽 ${params.slot}：请换用该包或该租户的令牌。`,
          `Token ${caller.name} may not change ${params.tenant}/${params.slot}: use one of that package or tenant.`,
        ),
      );
    // A release makes its slot where there was none.
    if (!isThere && to === undefined) throw new NotThere('slot', params.slot);
    return { ...params, by: caller.name, expectedGeneration: body?.generation };
  }

  scope.put<{ Params: SlotParams; Body: PlacingBody & { release: string } }>(
    '/tenants/:tenant/slots/:slot',
    bodyOf({ generation, release, despiteVerdict }, ['release']),
    async (request) => {
      const { record } = await namedRelease(delivery, request.body.release);
      const what = await change(request, request.params, request.body, record.package);
      const { despiteVerdict: despite } = request.body;
      const wanted = { package: record.package, build: record.build, despiteVerdict: despite };
      const moved = await delivery.assign({ ...what, ...wanted });
      return { ...moved, release: `${record.package}@${record.build}` };
    },
  );

  scope.put<{ Params: Pick<SlotParams, 'tenant'>; Body: JointBody }>(
    '/tenants/:tenant/slots',
    bodyOf(
      {
        releases: { type: 'array', minItems: 1, maxItems: 50, items: release },
        generations: { type: 'object', additionalProperties: generation },
        despiteVerdict,
      },
      ['releases'],
    ),
    async (request) => {
      const { tenant } = request.params;
      const { releases, generations = {}, despiteVerdict: despite } = request.body;
      const wanted: Parameters<Releases['assignTogether']>[0]['releases'][number][] = [];
      for (const name of releases) {
        const { record } = await namedRelease(delivery, name);
        const slot = slotOf(record);
        if (wanted.some((one) => one.slot === slot))
          throw new ApiRefusal(
            400,
            'bad-request',
            say(
              `插槽 ${slot} 出现了两次：每个插槽只能指定一个版本。`,
              `Slot ${slot} is named twice: each takes one release.`,
            ),
          );
        const { package: packageName, build } = record;
        await change(request, { tenant, slot }, null, packageName);
        const expectedGeneration = generations[slot];
        wanted.push({ slot, package: packageName, build, expectedGeneration, despiteVerdict: despite });
      }
      const moved = await delivery.assignTogether({ tenant, releases: wanted, by: callerOf(request).name });
      const names = new Map(wanted.map((one) => [one.slot, `${one.package}@${one.build}`]));
      return { slots: moved.map((one) => ({ ...one, release: names.get(one.slot) ?? '' })) };
    },
  );

  scope.get<{ Params: SlotParams }>('/tenants/:tenant/slots/:slot/cut-off', async (request) => {
    const { params } = request;
    mayRead(callerOf(request), 'tenants', params.tenant);
    await checkSlot(params);
    return delivery.cutOffBy(params.tenant, params.slot);
  });

  scope.delete<{ Params: SlotParams; Querystring: GenerationBody }>(
    '/tenants/:tenant/slots/:slot',
    { schema: { querystring: { type: 'object', properties: { generation } } } },
    async (request) => {
      const { tenant, slot } = request.params;
      const caller = callerOf(request);
      await checkSlot(request.params);
      if (!mayEmptySlot(caller, tenant))
        throw notAllowed(
          say(
            `令牌 ${caller.name} 不能清空租户 ${tenant} 的插槽 ${slot}：请换用平台令牌或该租户的令牌。`,
            `Token ${caller.name} may not empty ${tenant}/${slot}: use one of that tenant or of the platform.`,
          ),
        );
      return delivery.unassign({ tenant, slot, by: caller.name, expectedGeneration: request.query.generation });
    },
  );

  scope.post<{ Params: SlotParams; Body: GenerationBody | null }>(
    '/tenants/:tenant/slots/:slot/rollback',
    bodyOf({ generation }),
    async (request) => delivery.rollback(await change(request, request.params, request.body)),
  );

  scope.put<{ Params: SlotParams; Body: PlacingBody & { release: string; percent: number } }>(
    '/tenants/:tenant/slots/:slot/canary',
    bodyOf({ generation, release, despiteVerdict, percent: { type: 'integer' } }, ['release', 'percent']),
    async (request) => {
      const { record } = await namedRelease(delivery, request.body.release);
      const what = await change(request, request.params, request.body, record.package);
      const { percent, despiteVerdict: despite } = request.body;
      const wanted = { package: record.package, build: record.build, despiteVerdict: despite };
      const moved = await delivery.startCanary({ ...what, ...wanted, percent });
      return { ...moved, release: `${record.package}@${record.build}`, percent };
    },
  );

  scope.delete<{ Params: SlotParams }>('/tenants/:tenant/slots/:slot/canary', async (request) =>
    delivery.stopCanary(await change(request, request.params, null)),
  );

  scope.post<{ Params: SlotParams; Body: PlacingBody | null }>(
    '/tenants/:tenant/slots/:slot/promote',
    bodyOf({ generation, despiteVerdict }),
    async (request) => {
      const what = await change(request, request.params, request.body);
      return delivery.promoteCanary({ ...what, despiteVerdict: request.body?.despiteVerdict });
    },
  );
}
