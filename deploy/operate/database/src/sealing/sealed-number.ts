import { sealing } from './sealer';

/** The number of digits that stay readable, as a masked number shows them. */
const tailLength = 4;

/** The columns beside a sealed number, by which SQL finds it. They are null while numbers are written in clear. */
export function numberColumns(value: string, place: string): { index: string | null; tail: string | null } {
  const { sealer, writes } = sealing();
  if (writes === 'clear') return { index: null, tail: null };
  return { index: sealer.indexes(value, place)[0] ?? null, tail: value.slice(-tailLength) };
}

/** Every index that the number may have: while keys change, some rows still have that of an older key. */
export const indexesOf = (value: string, place: string): string[] => sealing().sealer.indexes(value, place);
