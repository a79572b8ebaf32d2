import { localStore } from '../../../session/public';
import type { DataColumn } from './columns';

/** The columns that a person sees, and how close the rows stand. It is remembered for each list. */
export interface ColumnChoice {
  hidden: readonly string[];
  dense: boolean;
}

const version = 1;
const keyOf = (listId: string) => `portal.list.${listId}`;

export function firstChoice(columns: readonly DataColumn<never>[]): ColumnChoice {
  return { hidden: columns.filter((column) => column.hiddenAtFirst).map((column) => column.key), dense: false };
}

export function readChoice(listId: string, columns: readonly DataColumn<never>[]): ColumnChoice {
  const first = firstChoice(columns);
  try {
    const stored: unknown = JSON.parse(localStore.get(keyOf(listId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return first;
    const { v, hidden, dense } = stored as { v?: unknown; hidden?: unknown; dense?: unknown };
    if (v !== version || !Array.isArray(hidden)) return first;
    const known = columns.filter((column) => !column.required).map((column) => column.key);
    return { hidden: known.filter((key) => hidden.includes(key)), dense: dense === true };
  } catch {
    return first;
  }
}

export function writeChoice(listId: string, choice: ColumnChoice): void {
  localStore.set(keyOf(listId), JSON.stringify({ v: version, ...choice }));
}

export function shownColumns<Row>(columns: readonly DataColumn<Row>[], choice: ColumnChoice): DataColumn<Row>[] {
  return columns.filter((column) => column.required || !choice.hidden.includes(column.key));
}

/** Puts the state second: where a table is wider than its window, the end of the row is out of sight, never the state. */
export function stateSecond<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const states = columns.filter(({ card }) => card === 'status');
  const [first, others] = [columns.slice(0, 1), columns.slice(1)];
  if (states.some((state) => first.includes(state))) return [...columns];
  return [...first, ...states, ...others.filter((column) => !states.includes(column))];
}
