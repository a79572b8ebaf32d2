import { call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { browserId } from '@portal/shared/session';
import { useRef } from 'react';
import type { Difference } from './difference-table';

export type ChangeDraft = Omit<CallInput<'changeSave'>['body'], 'changeNo'>;

const quietly = { handlesErrors: true };

/** A request on its way to the server. It stays one draft until it is submitted, however often it is saved. */
export function useChangeDraft(known: string | undefined) {
  const number = useRef(known);

  async function save(draft: ChangeDraft): Promise<string> {
    const body = { ...draft, ...(number.current !== undefined && { changeNo: number.current }) };
    const { changeNo } = await call('changeSave', { body }, quietly);
    number.current = changeNo;
    return changeNo;
  }

  /**
   * The differences in the server's words: the server knows the names of all codes, and numbers that this page may not
   * know.
   */
  async function compare(draft: ChangeDraft): Promise<readonly Difference[]> {
    const changeNo = await save(draft);
    return (await call('changeView', { body: { changeNo } }, quietly)).differences;
  }

  async function submit(draft: ChangeDraft, code?: string): Promise<string> {
    const changeNo = await save(draft);
    const body = { ...draft, changeNo, browserID: browserId(), ...(code !== undefined && { code }) };
    await call('changeSubmit', { body }, { ...quietly, success: true });
    return changeNo;
  }

  return { save, compare, submit };
}
