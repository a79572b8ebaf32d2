import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery, type TableQuery, writeQuery } from './table-query';

/** The list's query, kept in the page's address so that back, reload and a sent link show the same. */
export function useTableQuery(filterNames: readonly string[], sortable: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const names = filterNames.join();
  const fields = sortable.join();
  const query = useMemo(() => readQuery(search, names.split(','), fields.split(',')), [search, names, fields]);
  const setQuery = (change: Partial<TableQuery>, replace = false) =>
    setSearch((present) => writeQuery({ ...query, ...change }, filterNames, present), { replace });
  return { query, setQuery };
}
