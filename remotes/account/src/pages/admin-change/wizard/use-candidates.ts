import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useLoaded } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

export type Candidate = CallReply<'employeeList'>['rows'][number];

const shownAtOnce = 20;
const pauseMilliseconds = 300;

/** Enabled people of the company who could take over. The server finds them while the administrator types. */
export function useCandidates() {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);

  const found = useLoaded(async (signal) => {
    const body = { pageNum: 1, pageSize: shownAtOnce, status: '1' as const, ...(keyword !== '' && { keyword }) };
    const { total, rows } = await call('employeeList', { body }, { signal, handlesErrors: true });
    // The company has only its administrator: somebody else has to be added first.
    const nobodyElse = keyword === '' && total <= 1;
    return { nobodyElse, people: rows.filter(({ rootManager }) => !rootManager) };
  }, keyword);
  return { found, search: setTyped };
}
