import '@portal/shared/testing/mock-api';

import { beforeEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { AgreementSigner } from './sign-agreement';

beforeEach(() => {
  forgetCalls();
  answer('agreementConfirm', null);
  answer('compSign', { signed: 1, way: 'provider' });
});
const signer = () => new AgreementSigner({ id: 'G1', compCode: 'C1' });

test('the code is used once: after a broken connection the signature alone is tried again', async () => {
  const signing = signer();
  answer('compSign', () => {
    throw new ApiError('网络异常', { kind: 'network' });
  });
  await expect(signing.sign('123456')).rejects.toThrow('网络异常');
  answer('compSign', { signed: 1, way: 'provider' });
  await signing.sign('123456');
  expect(inputsOf('agreementConfirm')).toHaveLength(1);
  expect(inputsOf('compSign')).toHaveLength(2);
});

test('after a refusal it is confirmed anew', async () => {
  const signing = signer();
  refuse('compSign', '没有已确认的协议，请先阅读并确认', { status: '409' });
  await expect(signing.sign('123456')).rejects.toThrow();
  answer('compSign', { signed: 1, way: 'provider' });
  await signing.sign('654321');
  expect(inputsOf('agreementConfirm').map(({ body }) => body.code)).toEqual(['123456', '654321']);
});

test('what was not confirmed is not signed', async () => {
  refuse('agreementConfirm', '部分协议已签署或已失效，请刷新后重试', { status: '409' });
  await expect(signer().sign('123456')).rejects.toThrow('部分协议已签署');
  expect(inputsOf('compSign')).toEqual([]);
});
