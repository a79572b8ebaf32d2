/** `/api/<slot>/…` is the place of a slot's service. These names there are the platform's own. */
export const reservedSlots: readonly string[] = ['web', 'third', 'cust', 'docs', 'internal', 'callbacks'];

export function reservedSlotFaults(slot: string): string[] {
  if (!reservedSlots.includes(slot)) return [];
  return [`插槽名 ${slot} 由平台接口占用（${reservedSlots.join('、')}）：请换一个名称。`];
}
