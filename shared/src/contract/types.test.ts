import { expect, test } from '@jest/globals';
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
