import { expect, test } from '@jest/globals';
import type { SlotInput, SlotReply } from './call-types';
import { defineCalls, read, write, z } from './define-calls';
import type { CallInput, CallReply } from './types';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const proven = <Proof extends true>(proof?: Proof) => proof === undefined;

test('types follow from the tables', () => {
  proven<Same<CallInput<'loginSmsToken'>['path'], Readonly<Record<'browserID', string>>>>();
  proven<Same<CallInput<'fileStore'>['file'], File>>();
  proven<Same<CallReply<'fileDownload'>, Blob>>();
  proven<Same<CallReply<'loginOut'>, null>>();
  proven<Same<CallReply<'loginSmsToken'>, string>>();

  const login: CallInput<'mobileLoginWithSecurity'> = {
    body: { userName: '', passWord: '', browserID: '', code: '' },
  };
  const firstPage: CallInput<'employeeList'> = {};
  const unread: CallInput<'messageUnreadNumbers'> = { query: { receiveCompCode: 'C1' } };
  // @ts-expect-error a query field is missing
  const incomplete: CallInput<'sendEmailCode'> = { query: { email: '' } };
  // @ts-expect-error a body field that the call does not know
  const surplus: CallInput<'deviceLogout'> = { body: { deviceId: '1', other: 1 } };
  expect([login, firstPage, unread, incomplete, surplus]).toHaveLength(5);
});

test('and so do those of a remote’s own calls', () => {
  const { calls, schemas } = defineCalls('invoice', {
    list: read({ path: 'list', body: { pageNum: z.number() }, reply: { total: z.number() } }),
    paper: read({ path: '{no}/paper', method: 'GET', query: { page: z.string().optional() }, reply: 'file' }),
    remove: write({ path: '{no}/remove' }),
  });
  proven<Same<SlotReply<typeof calls.list>, { total: number }>>();
  proven<Same<SlotReply<typeof calls.paper>, Blob>>();
  proven<Same<SlotReply<typeof calls.remove>, null>>();
  proven<Same<SlotInput<typeof calls.paper>['path'], Readonly<Record<'no', string>>>>();
  // @ts-expect-error a body field is missing
  const incomplete: SlotInput<typeof calls.list> = { body: {} };
  expect(incomplete).toEqual({ body: {} });
  expect(calls.list).toEqual({
    ...{ slot: 'invoice', path: 'list', method: 'POST', base: 'portal', token: true },
    ...{ body: 'json', reply: 'json', writes: false },
  });
  expect(schemas.list.body.safeParse({ pageNum: 1, other: 1 }).success).toBe(false);
});
