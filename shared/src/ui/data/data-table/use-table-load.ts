import { useContext, useState } from 'react';
import { KeptAnswersContext } from '../../../api/kept-answers';
import { useQuestion } from '../../../api/use-question';
import { useAct } from '../../base/act/use-act';
import { describeError } from '../../base/panel/describe-error';
import type { LoadPage } from './collect-rows';
import { queryKey, type TableQuery } from './table-query';
import type { TableLoad, TablePage } from './table-view';

interface TableQuestion {
  query: TableQuery;
  reloadKey: unknown;
  /** The name of the list if its answers are kept. */
  keptAs: string | undefined;
}

/**
 * Loads a page of the list whenever the question changes, and ends a load that is under way. A kept list that comes back
 * shows its last answer, and asks again.
 */
export function useTableLoad<Row>(load: LoadPage<Row>, { query, reloadKey, keptAs }: TableQuestion) {
  const answers = useContext(KeptAnswersContext);
  const kept = keptAs === undefined ? null : answers;
  const { value, error, loading, asked, reload } = useQuestion(
    JSON.stringify([keptAs, queryKey(query)]),
    (signal): Promise<TablePage<Row>> => load(query, signal),
    { version: reloadKey, kept },
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
