import { StatusTag, type StatusTagProps } from '../../base/status-tag/status-tag';
import type { DataColumn } from './columns';

/** The column of a state: its words as a tag, which stands beside the name on a card. */
export const statusColumn = <Row,>(
  key: string,
  title: string,
  entryOf: (row: Row) => StatusTagProps['entry'],
  width?: number,
): DataColumn<Row> => ({
  key,
  title,
  card: 'status',
  ...(width !== undefined && { width }),
  text: (row) => entryOf(row).label,
  render: (row) => <StatusTag entry={entryOf(row)} />,
});
