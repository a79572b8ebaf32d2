import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answer, forgetCalls } from '@portal/shared/testing/fake-api';
import { cleanup, renderHook } from '@testing-library/react';
import { pending, pendingInfo, signed } from './testing/agreement-samples';
import { useAgreementList } from './use-agreement-list';

beforeEach(() => {
  forgetCalls();
  answer('agreementList', { total: 1, rows: [signed] });
  answer('agreementInfo', { ...pendingInfo, state: 'SIGNED' });
});
afterEach(cleanup);

test('what was signed here stays in the list, in its new state, until another filter is chosen', async () => {
  const { result } = renderHook(useAgreementList);
  const { signal } = new AbortController();
  const ask = async (filters: Record<string, string>, pageNum = 1) => {
    const { rows, total } = await result.current.load({ pageNum, pageSize: 10, filters, sort: null }, signal);
    return { total, rows: rows.map(({ id, state }) => `${id} ${state}`) };
  };
  const rest = `${signed.id} ${signed.state}`;
  await ask({ state: 'PENDING' });
  result.current.keep(pending.id);
  expect(await ask({ state: 'PENDING' })).toEqual({ total: 2, rows: [`${pending.id} SIGNED`, rest] });
  expect(await ask({ state: 'PENDING' }, 2)).toEqual({ total: 1, rows: [rest] });
  expect(await ask({})).toEqual({ total: 1, rows: [rest] });
});
