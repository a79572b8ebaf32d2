import { formatMinute } from '../../../format/date-time';
import { MomentText } from '../../frame/moment/moment-text';
import type { DataColumn } from './columns';

/** The column of a moment, such as 发送时间. */
export const momentColumn = <Row,>(
  key: string,
  title: string,
  momentOf: (row: Row) => string | null,
  more: Pick<DataColumn<Row>, 'width' | 'card'> = {},
): DataColumn<Row> => ({
  key,
  title,
  ...more,
  text: (row) => formatMinute(momentOf(row)),
  render: (row) => <MomentText moment={momentOf(row)} />,
});
