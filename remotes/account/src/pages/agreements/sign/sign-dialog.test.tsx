import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../../testing/signed-in';
import { pending, pendingInfo } from '../testing/agreement-samples';
import { SignDialog } from './sign-dialog';

jest.setTimeout(60_000);

beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('agreementInfo', pendingInfo);
  answer('sendPersonalCode', { sendCodeInterval: 60 });
  answer('agreementConfirm', null);
  answer('compSign', { signed: 1 });
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
const agree = async (code: string) => {
  fireEvent.click(await consent());
  await waitFor(() => expect(codeField().disabled).toBe(false));
  fireEvent.change(codeField(), { target: { value: code } });
};

test('read, agreed, confirmed by the code, signed', async () => {
  const { onSigned } = open();
  expect((await consent()).checked).toBe(false);
  expect(codeField().disabled).toBe(true);
  fireEvent.click(await consent());
  await waitFor(() => expect(codeField().disabled).toBe(false));
  await press('获取验证码');
  await waitFor(() => expect(inputsOf('sendPersonalCode')[0]?.body.purpose).toBe('sign'));
  fireEvent.change(codeField(), { target: { value: '123456' } });
  await press('确认签署');
  expect(await screen.findByText('签署成功')).toBeTruthy();
  expect(inputsOf('agreementConfirm')[0]?.body).toMatchObject({ ids: ['G1'], agreed: true, code: '123456' });
  expect(inputsOf('compSign')).toEqual([{ query: { compCode: 'C0001' } }]);
  expect(onSigned).toHaveBeenCalledTimes(1);
});

test('without consent nothing goes out, and it is said why', async () => {
  open();
  await consent();
  await press('确认签署');
  expect(await screen.findByText('请阅读并同意协议')).toBeTruthy();
  expect(inputsOf('agreementConfirm')).toEqual([]);
});

test('a long text has to be read to its end first', async () => {
  const long = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2_000);
  try {
    open();
    expect((await consent()).disabled).toBe(true);
    await press('确认签署');
    expect(await screen.findByText('请先将协议阅读至末尾')).toBeTruthy();
    const text = screen.getByLabelText('协议正文');
    expect(text.tabIndex).toBe(0);
    text.scrollTop = 2_000;
    fireEvent.scroll(text);
    expect(await screen.findByText('已阅读至协议末尾')).toBeTruthy();
    expect((await consent()).disabled).toBe(false);
  } finally {
    long.mockRestore();
  }
});

test('an agreement of which only the file is known is opened first', async () => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  answer('agreementInfo', { ...pendingInfo, paragraphs: [] });
  answer('fileDownload', new Blob(['%PDF'], { type: 'application/pdf' }));
  open();
  expect((await consent()).disabled).toBe(true);
  await press('查看 PDF 原文');
  expect(await screen.findByTitle('信用凭证业务合作协议.pdf')).toBeTruthy();
  expect((await consent()).disabled).toBe(false);
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

test('somebody else was faster: said so, and the list follows', async () => {
  answer('agreementInfo', { ...pendingInfo, state: 'SIGNED' });
  const { onSigned, onClose } = open();
  expect(await screen.findByText('该协议已签署')).toBeTruthy();
  expect(screen.queryByText('确认签署')).toBeNull();
  await press('返回列表');
  expect(onSigned).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});
