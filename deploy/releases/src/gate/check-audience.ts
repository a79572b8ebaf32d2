import type { Audience } from '@portal/database/schema/releases';

/** The slots of pages for the platform's own people. All others are the customers'; `host` is everybody's. */
const staffSlots: ReadonlySet<string> = new Set(['desk']);

const words: Readonly<Record<Audience, (slot: string) => string>> = {
  staff: (slot) => `插槽 ${slot} 属于客户门户，不能用于平台员工的租户。`,
  customers: (slot) => `插槽 ${slot} 属于平台员工，不能用于客户的租户。`,
};

/** Pages for customers never run where staff work, and the other way round. */
export function audienceFaults(audience: Audience, slots: readonly string[]): string[] {
  return slots
    .filter((slot) => slot !== 'host' && staffSlots.has(slot) !== (audience === 'staff'))
    .map((slot) => words[audience](slot));
}
