import { sortText, type TableQuery } from '@portal/shared/ui/data';
import { rowsAtOnce } from './grown-rows';

/** The part of a list that a call asks for, in the order that the address names. */
export const partOf = <Field extends string>({ sort, after }: Pick<TableQuery, 'sort' | 'after'>) => ({
  after,
  sort: sortText(sort) as Field | `-${Field}` | undefined,
  limit: rowsAtOnce,
});
