import { useEffect, useEffectEvent, useState } from 'react';
import type { Branch } from './branch';

export interface BranchSearch {
  readonly bankCode: string;
  /** Province or city; narrows the search. */
  readonly areaCode: string | undefined;
  readonly keyword: string;
}

export type FindBranches = (search: BranchSearch, signal: AbortSignal) => Promise<readonly Branch[]>;

interface Found {
  readonly state: 'idle' | 'searching' | 'failed' | 'ready';
  readonly bankCode: string;
  readonly branches: readonly Branch[];
}

/** People type on: only what stands still for a moment is searched for. */
const pauseMs = 300;

/** The branches of a bank, by area and words; asked for only while somebody chooses. */
export function useBranches(find: FindBranches, { bankCode, areaCode, keyword }: BranchSearch, wanted: boolean): Found {
  const [found, setFound] = useState<Found>({ state: 'idle', bankCode, branches: [] });
  const ask = useEffectEvent(find);

  useEffect(() => {
    if (!wanted || bankCode === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    // What was found before can be chosen until the answer: a list that empties itself slips away under the pointer.
    setFound((before) => ({
      state: 'searching',
      bankCode,
      branches: before.bankCode === bankCode ? before.branches : [],
    }));
    const timer = setTimeout(
      () => {
        ask({ bankCode, areaCode, keyword }, signal).then(
          (branches) => !signal.aborted && setFound({ state: 'ready', bankCode, branches }),
          () => !signal.aborted && setFound({ state: 'failed', bankCode, branches: [] }),
        );
      },
      keyword === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, bankCode, areaCode, keyword]);

  return found;
}
