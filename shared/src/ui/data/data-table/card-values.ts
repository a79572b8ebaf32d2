import { nothing } from '../../../format/amount';
import type { DataColumn } from './columns';

/** What the row has to say in these columns; an empty value is no value. */
export function filledValues<Row>(columns: readonly DataColumn<Row>[], row: Row): { title: string; text: string }[] {
  return columns
    .map(({ title, text }) => ({ title, text: text(row) }))
    .filter(({ text }) => text !== '' && text !== nothing);
}
