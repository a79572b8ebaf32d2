import type { DataColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import { rowLink } from '../keys/use-row-keys';

/** The first column of a list: the name of each row, which leads to its page. */
export const linkColumn = <Row,>(
  key: string,
  title: string,
  nameOf: (row: Row) => string,
  pageOf: (row: Row) => string,
): DataColumn<Row> => ({
  key,
  title,
  required: true,
  card: 'name',
  text: nameOf,
  render: (row) => (
    <Link {...rowLink} to={pageOf(row)}>
      {nameOf(row)}
    </Link>
  ),
});
