import { expect, test } from '@jest/globals';
import { ApiError } from './api-error';
import type { CallFunction } from './options';
import { verificationCalls } from './verification-calls';

const failing = (error: ApiError) => verificationCalls((() => Promise.reject(error)) as unknown as CallFunction);

test('a click that did not reach the server leaves nothing half done', async () => {
  const lost = new ApiError('网络异常，操作可能未完成，请核对结果后再试', { kind: 'network' });
  await expect(failing(lost).click()).rejects.toMatchObject({ kind: 'network', msg: '网络异常，请检查网络后重试' });
});

test('a click that the server refused says why', async () => {
  const refused = new ApiError('请先完成图形验证', { kind: 'refused', status: '428' });
  await expect(failing(refused).click()).resolves.toEqual({ fault: '请先完成图形验证', captchaFirst: true });
});
