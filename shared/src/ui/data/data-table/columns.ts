import type { ReactNode } from 'react';
import type { TextColumn } from '../../../format/csv';

/** `text` is exported, and shown if there is no `render`. */
export interface DataColumn<Row> extends TextColumn<Row> {
  key: string;
  render?: (row: Row) => ReactNode;
  /** Figures stand on the right. */
  align?: 'left' | 'right';
  width?: number;
  sortable?: boolean;
  /** Cannot be switched off. */
  required?: boolean;
  /** Off until the person switches it on; `narrow`: in a window without much room beside the menu. */
  hiddenAtFirst?: boolean | 'narrow';
  /**
   * The place of the value on a row's card on narrow screens: the name, the tag beside the name, or the one line below.
   * A value without a place is found behind ⋯.
   */
  card?: 'name' | 'status' | 'note';
}

export interface RowAction {
  key: string;
  label: string;
  /** The action takes something away: it is never among the buttons of the row, always in its menu. */
  danger?: boolean;
  /** The action that the row needs now: only such actions have the brand's colour. */
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
