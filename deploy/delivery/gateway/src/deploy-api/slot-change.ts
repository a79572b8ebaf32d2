import { say } from '@portal/release-record/sentence';
import { mayChangeSlot, NotThere, type Releases } from '@portal/releases';
import type { FastifyRequest } from 'fastify';
import { notAllowed } from '../operators/api-refusal';
import { callerOf } from './caller';
import { namedTenant } from './named-tenant';

export interface SlotParams {
  tenant: string;
  slot: string;
}

export interface GenerationBody {
  generation?: number;
}

/** The fields of a change, as its body may have them. */
export const slotFields = {
  generation: { type: 'integer', minimum: 0 },
  release: { type: 'string', maxLength: 200 },
  despiteVerdict: { type: 'boolean' },
} as const;

/** What every change of a slot begins with: the slot is there, and the caller may change it. */
export function slotChanges(delivery: Releases) {
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
          `租户 ${params.tenant} 还没有位置 ${params.slot}，令牌 ${caller.name} 不能新增位置：请平台团队先指定一次。`,
          `Tenant ${params.tenant} has no slot ${params.slot} yet, and token ${caller.name} may not add one: the platform team assigns it the first time.`,
        ),
      );
    if (!mayChange)
      throw notAllowed(
        say(
          `令牌 ${caller.name} 不能更改租户 ${params.tenant} 的位置 ${params.slot}：请换用该包或该租户的令牌。`,
          `Token ${caller.name} may not change ${params.tenant}/${params.slot}: use one of that package or tenant.`,
        ),
      );
    // A release makes its slot where there was none.
    if (!isThere && to === undefined) throw new NotThere('slot', params.slot);
    return { ...params, by: caller.name, expectedGeneration: body?.generation };
  }

  return { checkSlot, change };
}
