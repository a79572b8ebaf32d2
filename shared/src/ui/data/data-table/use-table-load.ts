import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAct } from '../../base/act/use-act';
import { describeError } from '../../base/panel/describe-error';
import type { LoadPage } from './collect-rows';
import { queryKey, type TableQuery } from './table-query';
import type { TableLoad } from './table-view';

/** Loads a page of the list whenever the question changes, and ends a load that is under way. */
export function useTableLoad<Row>(load: LoadPage<Row>, query: TableQuery, reloadKey: unknown) {
  const [state, setState] = useState<TableLoad<Row>>({ loading: true, stale: false, error: null, page: null });
  const [tries, setTries] = useState(0);
  const fetchPage = useEffectEvent((signal: AbortSignal) => load(query, signal));
  const question = queryKey(query);
  const answered = useRef(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question, a retry and a reload are what loading depends on
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, loading: true, stale: answered.current !== question }));
    fetchPage(signal).then(
      (page) => {
        if (signal.aborted) return;
        answered.current = question;
        setState({ loading: false, stale: false, error: null, page });
      },
      (error: unknown) => {
        if (!signal.aborted) setState((before) => ({ ...before, loading: false, error: error ?? new Error('') }));
      },
    );
    return () => controller.abort();
  }, [question, reloadKey, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  /** Adds the further rows of a list without page numbers, unless the list became another one meanwhile. */
  const further = useAct(
    async () => {
      const { page } = state;
      if (page?.next == null) return;
      const added = await load({ ...query, after: page.next }, new AbortController().signal);
      setState((now) =>
        now.page === page ? { ...now, page: { ...added, rows: [...page.rows, ...added.rows] } } : now,
      );
    },
    (error) => describeError(error).hint,
  );
  return { state, retry, further };
}
