import { say } from '@portal/release-record/sentence';
import { mayEmptySlot, type Releases } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import { notAllowed } from '../operators/api-refusal';
import { callerOf, mayRead } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';
import { type GenerationBody, type SlotParams, slotChanges, slotFields } from './slot-change';

/** Who gives a release to more customers may want it although a verdict ended it. */
interface PlacingBody extends GenerationBody {
  despiteVerdict?: boolean;
}

const { generation, release, despiteVerdict } = slotFields;

/**
 * The changes of a slot. Each may name the generation on which it was decided. It is refused if the slot has moved on
 * since then.
 */
export function slotRoutes(scope: FastifyInstance, delivery: Releases): void {
  const { checkSlot, change } = slotChanges(delivery);

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
            `令牌 ${caller.name} 不能清空租户 ${tenant} 的位置 ${slot}：请换用平台令牌或该租户的令牌。`,
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
