import type { ReactNode } from 'react';
import type { TextColumn } from '../../../format/csv';

/** `text` is what is exported, and what is shown where there is no `render`. */
export interface DataColumn<Row> extends TextColumn<Row> {
  key: string;
  render?: (row: Row) => ReactNode;
  /** Figures stand right. */
  align?: 'left' | 'right';
  width?: number;
  sortable?: boolean;
  /** Cannot be switched off. */
  required?: boolean;
  hiddenAtFirst?: boolean;
  /**
   * Where it stands on a row's card on narrow screens: its name, the tag beside the name, or in the one line below. What
   * has no place there is found behind ⋯.
   */
  card?: 'name' | 'status' | 'note';
}

export interface RowAction {
  key: string;
  label: string;
  /** Takes something away: never among the buttons of the row, always in its menu. */
  danger?: boolean;
  /** What the row needs now: the brand's colour is for these alone. */
  due?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export type FilterField =
  | { kind: 'text'; name: string; label: string; placeholder?: string }
  | {
      kind: 'select';
      name: string;
      label: string;
      options: readonly { readonly value: string; readonly label: string }[];
    }
  | { kind: 'dateRange'; from: string; to: string; label: string };

export function filterNames(fields: readonly FilterField[]): string[] {
  return fields.flatMap((field) => (field.kind === 'dateRange' ? [field.from, field.to] : [field.name]));
}
