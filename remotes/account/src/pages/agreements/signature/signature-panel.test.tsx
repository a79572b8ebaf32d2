import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import { signed } from '../testing/agreement-samples';
import { SignaturePanel } from './signature-panel';

jest.setTimeout(60_000);

beforeEach(forgetCalls);
afterEach(cleanup);

const reply = {
  algorithm: 'SHA-256',
  digest: 'ab12',
  intact: true,
  signers: [
    {
      party: '华东精工制造有限公司',
      person: '陈立群',
      certificateNo: 'CERT0001',
      issuer: '示例证书颁发机构',
      signTime: signed.signTime,
    },
  ],
};
const open = () => renderAt('/', <SignaturePanel agreement={signed} onClose={() => undefined} />);

test('who signed, when, and that the file is still the same', async () => {
  answer('agreementSignature', reply);
  open();
  expect(await screen.findByText('验签通过')).toBeTruthy();
  expect(screen.getByText('陈立群')).toBeTruthy();
  expect(screen.getByText('示例证书颁发机构')).toBeTruthy();
  expect(screen.getByText('2026-05-01 10:00:30')).toBeTruthy();
});

test('a seal on paper has no certificate', async () => {
  const [signer] = reply.signers;
  answer('agreementSignature', {
    ...reply,
    signers: signer ? [{ ...signer, certificateNo: '', issuer: '' }] : [],
  });
  open();
  expect(await screen.findByText('纸质盖章，原件由平台存档')).toBeTruthy();
  expect(screen.queryByText('数字证书编号')).toBeNull();
});

test('a file that was changed is called so', async () => {
  answer('agreementSignature', { ...reply, intact: false });
  open();
  expect(await screen.findByText('验签未通过')).toBeTruthy();
  expect(screen.queryByText('验签通过')).toBeNull();
});

test('what cannot be shown says why', async () => {
  refuse('agreementSignature', '协议尚未签署', { status: '409' });
  open();
  expect(await screen.findByText('协议尚未签署')).toBeTruthy();
});
