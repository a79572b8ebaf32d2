import { nothing } from '../../../format/amount';
import type { DataColumn } from './columns';

/** The row's values in these columns; an empty value is left out. */
export function filledValues<Row>(columns: readonly DataColumn<Row>[], row: Row): { title: string; text: string }[] {
  return columns
    .map(({ title, text }) => ({ title, text: text(row) }))
    .filter(({ text }) => text !== '' && text !== nothing);
}
