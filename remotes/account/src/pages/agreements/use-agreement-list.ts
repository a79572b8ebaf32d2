import { call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { type LoadPage, sortText, type TableQuery } from '@portal/shared/ui/data';
import { useRef } from 'react';
import type { Agreement } from './agreement';
import { agreementQuestion } from './agreement-filters';

const filtersOf = ({ filters }: TableQuery) => JSON.stringify(filters);

/**
 * Loads the agreements. One that was signed here stays at the head of the list, in its new state, although the list's
 * filter no longer lets it through: the person sees what they have signed. It leaves with another filter.
 */
export function useAgreementList() {
  const kept = useRef<{ filters: string; ids: readonly string[] }>({ filters: '', ids: [] });

  const load: LoadPage<Agreement> = async (query, signal) => {
    const options = { signal, handlesErrors: true } as const;
    const sort = sortText(query.sort) as NonNullable<CallInput<'agreementList'>['body']>['sort'];
    const body = { ...agreementQuestion(query), ...(sort && { sort }) };
    const page = await call('agreementList', { body }, options);
    const filters = filtersOf(query);
    if (kept.current.filters !== filters) kept.current = { filters, ids: [] };
    if (query.pageNum !== 1) return page;
    const gone = kept.current.ids.filter((id) => page.rows.every((row) => row.id !== id));
    const signed = await Promise.all(gone.map((id) => call('agreementInfo', { body: { id } }, options)));
    return { total: page.total + signed.length, rows: [...signed, ...page.rows] };
  };

  const keep = (id: string) => {
    const { filters, ids } = kept.current;
    if (!ids.includes(id)) kept.current = { filters, ids: [id, ...ids] };
  };

  return { load, keep };
}
