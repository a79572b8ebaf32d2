import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { LoadPage } from './collect-rows';
import { queryKey, type TableQuery } from './table-query';
import type { TableLoad } from './table-view';

/** Loads a page of the list whenever the question changes, and ends a load that is under way. */
export function useTableLoad<Row>(load: LoadPage<Row>, query: TableQuery, reloadKey: unknown) {
  const [state, setState] = useState<TableLoad<Row>>({ loading: true, error: null, page: null });
  const [tries, setTries] = useState(0);
  const fetchPage = useEffectEvent((signal: AbortSignal) => load(query, signal));
  const question = queryKey(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question, a retry and a reload are what loading depends on
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => ({ ...before, loading: true }));
    fetchPage(signal).then(
      (page) => {
        if (!signal.aborted) setState({ loading: false, error: null, page });
      },
      (error: unknown) => {
        if (!signal.aborted) setState((before) => ({ ...before, loading: false, error: error ?? new Error('') }));
      },
    );
    return () => controller.abort();
  }, [question, reloadKey, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { state, retry };
}
