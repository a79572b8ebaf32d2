import { useState } from 'react';
import { useQuestion } from '../../../api/use-question';
import { useAct } from '../../base/act/use-act';
import { describeError } from '../../base/panel/describe-error';
import type { LoadPage } from './collect-rows';
import { queryKey, type TableQuery } from './table-query';
import type { TableLoad, TablePage } from './table-view';

/** Loads a page of the list whenever the question changes, and ends a load that is under way. */
export function useTableLoad<Row>(load: LoadPage<Row>, query: TableQuery, reloadKey: unknown) {
  const { value, error, loading, asked, reload } = useQuestion(
    queryKey(query),
    (signal): Promise<TablePage<Row>> => load(query, signal),
    { version: reloadKey },
  );
  const [last, setLast] = useState<TablePage<Row> | null>(null);
  const page = error === undefined ? (value ?? last) : null;
  if (page !== last) setLast(page);
  const state: TableLoad<Row> = { loading, stale: value === undefined && page !== null, error, page };

  /** Adds the further rows of a list without page numbers, unless the list became another one meanwhile. */
  const further = useAct(
    async () => {
      if (page?.next == null) return;
      const added = await load({ ...query, after: page.next }, new AbortController().signal);
      if (asked?.read().value === page) asked.replace({ ...added, rows: [...page.rows, ...added.rows] });
    },
    (thrown) => describeError(thrown).hint,
  );
  return { state, retry: reload, further };
}
