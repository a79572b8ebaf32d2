import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  key: string;
  title: string;
  /** In plain words: exported, and shown where there is no `render`. */
  text: (row: Row) => string;
  render?: (row: Row) => ReactNode;
  /** Figures stand right. */
  align?: 'left' | 'right';
  width?: number;
  sortable?: boolean;
  /** Cannot be switched off. The first such column also heads a row's card on narrow screens. */
  required?: boolean;
  hiddenAtFirst?: boolean;
  /** Account numbers, codes: exported as text. */
  digitsAreText?: boolean;
  /** Left out of the export. */
  notExported?: boolean;
}

export interface RowAction {
  key: string;
  label: string;
  danger?: boolean;
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
