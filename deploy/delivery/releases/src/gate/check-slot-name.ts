import { type Sentence, say } from '@portal/release-record/sentence';

/** `/api/<slot>/…` is the place of a slot's service. These names there are the platform's own. */
export const reservedSlots: readonly string[] = ['web', 'third', 'cust', 'docs', 'internal', 'callbacks'];

export function reservedSlotFaults(slot: string): Sentence[] {
  if (!reservedSlots.includes(slot)) return [];
  return [
    say(
      `位置名 ${slot} 由平台接口占用（${reservedSlots.join('、')}）：请换一个名称。`,
      `No slot has the name ${slot}: the platform's calls need it (${reservedSlots.join(', ')}). Take another one.`,
    ),
  ];
}
