import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../api/public';
import { DialogFormEnd, Input } from '../../base/public';
import { renderAt } from '../../testing/render-at';
import { Form } from '../form';
import { useSubmit } from './use-submit';

jest.setTimeout(30_000);
afterEach(cleanup);

interface Values {
  compName: string;
}

function Sending({ send }: { send: (values: Values) => Promise<void> }) {
  const [form] = Form.useForm<Values>();
  const { submit, busy, fault } = useSubmit(form, send);
  return (
    <Form form={form} onFinish={submit}>
      <Form.Item name="compName" label="企业名称">
        <Input />
      </Form.Item>
      <DialogFormEnd action="提交" busy={busy} fault={fault} onCancel={() => {}} />
    </Form>
  );
}

async function fillAndSend(send: (values: Values) => Promise<void>, presses = 1) {
  renderAt('/', <Sending send={send} />);
  await userEvent.type(screen.getByLabelText('企业名称'), '试点');
  const button = screen.getByRole('button', { name: '提交' });
  for (let press = 0; press < presses; press += 1) await userEvent.click(button);
}

test('however often it is pressed, one request is under way', async () => {
  const send = jest.fn(() => new Promise<void>(() => {}));
  await fillAndSend(send, 3);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a lost connection says so at the button, what was typed stays, and it can be sent again', async () => {
  const lost = new ApiError('网络异常，操作可能未完成，请核对结果后再试', { kind: 'network' });
  const send = jest.fn<(values: Values) => Promise<void>>().mockRejectedValueOnce(lost).mockResolvedValue();
  await fillAndSend(send);
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常');
  expect((screen.getByLabelText('企业名称') as HTMLInputElement).value).toBe('试点');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText(/网络异常/)).toBeNull());
});

test('what the server found stands at its field and nowhere else', async () => {
  const found = new ApiError('请求有误', { kind: 'refused', fields: { compName: '该企业已注册' } });
  await fillAndSend(async () => Promise.reject(found));
  expect(await screen.findByText('该企业已注册')).toBeTruthy();
  expect(screen.queryByText('请求有误')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('企业名称'));
});
