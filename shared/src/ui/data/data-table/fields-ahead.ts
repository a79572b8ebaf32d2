import type { FilterField } from './columns';

/** The width that a field takes in the row, with the gap after it. */
const widths: Readonly<Record<FilterField['kind'], number>> = { text: 212, select: 172, dateRange: 322 };
const foldButton = 100;

/** The width of the row: on a phone, in a window without much room beside the menu, in a wide window. */
export type FilterRow = 'phone' | 'middle' | 'wide';
const room: Readonly<Record<Exclude<FilterRow, 'phone'>, number>> = { middle: 650, wide: 880 };

/** The fields that stand in the one row before it folds. A phone has one line, and it has no room for two dates. */
export function fieldsAhead(fields: readonly FilterField[], row: FilterRow): readonly FilterField[] {
  if (row === 'phone') return fields.filter(({ kind }) => kind !== 'dateRange').slice(0, 1);
  const sums = fields.map((_, index) => fields.slice(0, index + 1).reduce((sum, { kind }) => sum + widths[kind], 0));
  const all = sums.at(-1) ?? 0;
  return all <= room[row] ? fields : fields.filter((_, index) => (sums[index] ?? 0) <= room[row] - foldButton);
}
