import { call } from '@portal/shared/api';
import { useEffect, useState } from 'react';
import type { Branch } from './branch';

interface Search {
  readonly bankCode: string | undefined;
  readonly areaCode: string | undefined;
  readonly keyword: string;
}

interface Found {
  readonly state: 'idle' | 'searching' | 'failed' | 'ready';
  readonly branches: readonly Branch[];
}

/** People type on: only what stands still for a moment is searched for. */
const pauseMs = 300;
const nothingYet: Found = { state: 'idle', branches: [] };

/** The branches of a bank, by area and words; asked for only while somebody chooses. */
export function useBranches({ bankCode, areaCode, keyword }: Search, wanted: boolean): Found {
  const [found, setFound] = useState<Found>(nothingYet);

  useEffect(() => {
    if (!wanted || bankCode === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFound({ state: 'searching', branches: [] });
    const timer = setTimeout(
      () => {
        const body = { bankCode, keyword, ...(areaCode !== undefined && { areaCode }) };
        call('bankBranchList', { body }, { signal, handlesErrors: true }).then(
          (branches) => !signal.aborted && setFound({ state: 'ready', branches }),
          () => !signal.aborted && setFound({ state: 'failed', branches: [] }),
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
