import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { setWindowWidth } from '@portal/shared/testing/window-width';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../../testing/signed-in';
import { pending, pendingInfo, signInfo } from '../testing/agreement-samples';
import { SignDialog } from './sign-dialog';

jest.setTimeout(60_000);

beforeEach(() => {
  // On a phone the words of the file are read.
  setWindowWidth(375);
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('agreementInfo', pendingInfo);
  answer('compSignInfo', signInfo);
  answer('sendPersonalCode', { sendCodeInterval: 60 });
  answer('agreementConfirm', null);
  answer('compSign', { signed: 1, way: 'provider' });
});
afterEach(cleanup);

function open() {
  const [onSigned, onClose] = [jest.fn(), jest.fn()];
  renderAt(
    '/',
    <SignDialog
      agreement={pending}
      compCode="C0001"
      onClose={onClose}
      onSigned={onSigned}
      onShowSignature={() => undefined}
    />,
  );
  return { onSigned, onClose };
}
const consent = () => screen.findByLabelText<HTMLInputElement>(/我已阅读并同意《信用凭证业务合作协议》/);
const codeField = () => screen.getByLabelText<HTMLInputElement>('短信验证码');
const press = async (text: string) => fireEvent.click(await screen.findByText(text));
const goOn = async () => {
  await waitFor(() => expect(screen.getByText<HTMLElement>('下一步').closest('button')?.disabled).toBe(false));
  await press('下一步');
};
const agree = async (code: string) => {
  await goOn();
  fireEvent.click(await consent());
  await waitFor(() => expect(codeField().disabled).toBe(false));
  fireEvent.change(codeField(), { target: { value: code } });
};

test('read, agreed, confirmed by the code, signed', async () => {
  const { onSigned } = open();
  await goOn();
  expect((await consent()).checked).toBe(false);
  expect(codeField().disabled).toBe(true);
  fireEvent.click(await consent());
  await waitFor(() => expect(codeField().disabled).toBe(false));
  await press('获取验证码');
  await waitFor(() => expect(inputsOf('sendPersonalCode')[0]?.body.purpose).toBe('sign'));
  fireEvent.change(codeField(), { target: { value: '123456' } });
  answer('agreementInfo', { ...pendingInfo, state: 'SEALING' });
  await press('确认签署');
  expect(await screen.findByText('正在签署……')).toBeTruthy();
  expect(onSigned).toHaveBeenCalledTimes(1);
  answer('agreementInfo', { ...pendingInfo, state: 'SIGNED' });
  expect(await screen.findByText('签署成功', {}, { timeout: 10_000 })).toBeTruthy();
  expect(inputsOf('agreementConfirm')[0]?.body).toMatchObject({ ids: ['G1'], agreed: true, code: '123456' });
  expect(inputsOf('compSign')).toEqual([{ query: { compCode: 'C0001' } }]);
  expect(onSigned).toHaveBeenCalledTimes(2);
});

test('the provider does not sign: it can be tried again', async () => {
  open();
  await agree('123456');
  await press('确认签署');
  expect(await screen.findByText('未能完成签署', {}, { timeout: 10_000 })).toBeTruthy();
});

test('without a provider it is said that the sealed paper has to come, and the file is offered', async () => {
  answer('compSignInfo', { ...signInfo, certificateNo: '', validTo: null, way: 'paper' });
  answer('compSign', { signed: 1, way: 'paper' });
  open();
  await goOn();
  expect(await screen.findByText(/将加盖公章后寄送平台/)).toBeTruthy();
  expect(screen.queryByText(/数字证书/)).toBeNull();
  fireEvent.click(await consent());
  await waitFor(() => expect(codeField().disabled).toBe(false));
  fireEvent.change(codeField(), { target: { value: '123456' } });
  await press('确认签署');
  expect(await screen.findByText('等待平台确认')).toBeTruthy();
  expect(screen.getByRole('button', { name: '下载协议' })).toBeTruthy();
});

const signButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '确认签署', description: /.+/ });

test('without consent nothing can be signed, and it is said why', async () => {
  open();
  await goOn();
  expect(signButton().disabled).toBe(true);
  expect(screen.getByText('请阅读并同意协议').id).toBe(signButton().getAttribute('aria-describedby'));
});

test('a long text has to be read to its end first; who goes back finds all as it was left', async () => {
  const long = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
  try {
    open();
    const text = await screen.findByLabelText('协议正文');
    const next = screen.getByRole<HTMLButtonElement>('button', { name: '下一步', description: '请先将协议阅读至末尾' });
    expect(next.disabled).toBe(true);
    expect(text.tabIndex).toBe(0);
    text.scrollTop = 2_000;
    fireEvent.scroll(text);
    expect(await screen.findByText('已阅读至协议末尾')).toBeTruthy();
    await agree('123456');
    await press('上一步');
    expect(text.closest('[hidden]')).toBeNull();
    await press('下一步');
    expect((await consent()).checked).toBe(true);
    expect(codeField().value).toBe('123456');
  } finally {
    long.mockRestore();
  }
});

test('an agreement of which only the file is known is read in its file', async () => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  answer('agreementInfo', { ...pendingInfo, paragraphs: [] });
  answer('fileDownload', new Blob(['x'], { type: 'image/png' }));
  open();
  expect(await screen.findByAltText('信用凭证业务合作协议.pdf')).toBeTruthy();
  await goOn();
  expect((await consent()).checked).toBe(false);
});

test('a wrong code stands at its field; what was typed stays', async () => {
  refuse('agreementConfirm', '验证码错误或已失效', { fields: { code: '验证码错误或已失效' } });
  open();
  await agree('654321');
  await press('确认签署');
  expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
  expect(codeField().value).toBe('654321');
  expect(inputsOf('compSign')).toEqual([]);
});

test('a certificate that has run out: the sentence of the server, and nothing is lost', async () => {
  refuse('compSign', '企业数字证书不存在或已过期，请先更新证书', { status: '409' });
  const { onSigned } = open();
  await agree('123456');
  await press('确认签署');
  expect(await screen.findByText('企业数字证书不存在或已过期，请先更新证书')).toBeTruthy();
  expect((await consent()).checked).toBe(true);
  expect(onSigned).not.toHaveBeenCalled();
});

test('the certificate is named; one that has run out is said before a code is sent', async () => {
  open();
  expect(await screen.findByText('CERT0001')).toBeTruthy();
  expect(screen.queryByText(/暂时不能签署协议/)).toBeNull();
  cleanup();
  answer('compSignInfo', { ...signInfo, validTo: '2020-01-01T00:00:00Z' });
  open();
  expect(await screen.findByText(/企业数字证书已于 2020-01-01 到期，暂时不能签署协议/)).toBeTruthy();
  expect(inputsOf('compSignInfo')[0]?.query).toEqual({ compCode: 'C0001' });
});

test('somebody else was faster: said so, and the list follows', async () => {
  answer('agreementInfo', { ...pendingInfo, state: 'SIGNED' });
  const { onSigned, onClose } = open();
  expect(await screen.findByText('该协议已签署')).toBeTruthy();
  expect(screen.queryByText('确认签署')).toBeNull();
  await press('返回列表');
  expect(onSigned).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});
