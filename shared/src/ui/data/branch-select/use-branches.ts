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

/** People go on typing: the search waits until the text has not changed for a moment. */
const pauseMs = 300;

/** The branches of a bank, by area and words. They are asked for only while the person chooses. */
export function useBranches(find: FindBranches, { bankCode, areaCode, keyword }: BranchSearch, wanted: boolean): Found {
  const [found, setFound] = useState<Found>({ state: 'idle', bankCode, branches: [] });
  const ask = useEffectEvent(find);

  useEffect(() => {
    if (!wanted || bankCode === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    // The branches found before can be chosen until the answer: if the list emptied itself, it would slip away under
    // the pointer.
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
