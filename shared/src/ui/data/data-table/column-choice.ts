import { localStore } from '../../../session/public';
import type { DataColumn } from './columns';

/** The columns that a person sees, and how close the rows stand. It is remembered for each list. */
export interface ColumnChoice {
  /** Null: the person has chosen nothing, so the window's width decides. */
  hidden: readonly string[] | null;
  dense: boolean;
}

export const firstChoice: ColumnChoice = { hidden: null, dense: false };

const version = 1;
const keyOf = (listId: string) => `portal.list.${listId}`;

export function readChoice(listId: string, columns: readonly DataColumn<never>[]): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(localStore.get(keyOf(listId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return firstChoice;
    const { v, hidden, dense } = stored as { v?: unknown; hidden?: unknown; dense?: unknown };
    if (v !== version || !(hidden === null || Array.isArray(hidden))) return firstChoice;
    if (hidden === null) return { hidden, dense: dense === true };
    const known = columns.filter((column) => !column.required).map((column) => column.key);
    return { hidden: known.filter((key) => hidden.includes(key)), dense: dense === true };
  } catch {
    return firstChoice;
  }
}

export function writeChoice(listId: string, choice: ColumnChoice): void {
  localStore.set(keyOf(listId), JSON.stringify({ v: version, ...choice }));
}

/** The keys of the columns that are out of sight. */
export function hiddenColumns(
  columns: readonly DataColumn<never>[],
  { hidden }: ColumnChoice,
  narrow: boolean,
): readonly string[] {
  if (hidden !== null) return hidden;
  const hides = ({ hiddenAtFirst }: DataColumn<never>) =>
    hiddenAtFirst === 'narrow' ? narrow : (hiddenAtFirst ?? false);
  return columns.filter(hides).map(({ key }) => key);
}

export function shownColumns<Row>(columns: readonly DataColumn<Row>[], hidden: readonly string[]): DataColumn<Row>[] {
  return columns.filter((column) => column.required || !hidden.includes(column.key));
}

/** Puts the state second: where a table is wider than its window, the end of the row is out of sight, never the state. */
export function stateSecond<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const states = columns.filter(({ card }) => card === 'status');
  const [first, others] = [columns.slice(0, 1), columns.slice(1)];
  if (states.some((state) => first.includes(state))) return [...columns];
  return [...first, ...states, ...others.filter((column) => !states.includes(column))];
}
