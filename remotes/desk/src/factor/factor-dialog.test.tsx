import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { Dialog } from '@portal/shared/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFactorQuestion } from '../client/asked-factor';
import { staffCall } from '../client/staff-call';
import { ReasonDialog } from '../frame/reason-dialog';
import { FactorDialog } from './factor-dialog';

const sent: { path: string; body: unknown }[] = [];
/** The server's memory. */
let proven = false;

const refusal = (status: string, msg: string, body: object | null) => ({ status, ok: false, msg, body });
const done = { status: '200', ok: true, msg: '操作成功！', body: null };

function answer(path: string, body: { code?: string }): object {
  if (path.endsWith('factor/code')) {
    if (body.code !== '123456') return refusal('400', '验证码不正确或已使用，您还可尝试4次', null);
    proven = true;
    return done;
  }
  return proven ? done : refusal('441', '请先验证您的身份', { fields: {}, factor: 'code' });
}

beforeAll(Dialog.load);
beforeEach(() => {
  proven = false;
  sent.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    const path = String(url);
    const body = JSON.parse(String(init?.body));
    sent.push({ path, body });
    return new Response(JSON.stringify(answer(path, body)));
  });
});
afterEach(cleanup);

const unlocked = jest.fn();

function Page() {
  const question = useFactorQuestion((state) => state.question);
  return (
    <>
      <ReasonDialog
        title="解锁“张三”"
        effect="解锁后可以登录。"
        action="解锁"
        send={async (reason) => {
          await staffCall('staffPersonUnlock', { body: { userCode: 'U1', reason } });
          unlocked();
        }}
        onClose={() => undefined}
      />
      {question && <FactorDialog question={question} />}
    </>
  );
}

// In tests all dialogs of antd have the same id for their title.
const dialog = () => screen.queryByText(/再次验证身份/);
const pathsSent = () => sent.map(({ path }) => path.split('/staff/')[1]);

async function askForUnlock(): Promise<void> {
  renderAt('/', <Page />);
  await userEvent.type(screen.getByLabelText('原因'), '本人来电');
  await userEvent.click(screen.getByRole('button', { name: '解锁' }));
  await waitFor(() => expect(dialog()).toBeTruthy());
}

test('the act goes on after a right code, with what was typed', async () => {
  await askForUnlock();
  const code = screen.getByLabelText('动态验证码');
  await userEvent.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('验证码不正确或已使用');
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(unlocked).toHaveBeenCalledTimes(1));
  expect(dialog()).toBeNull();
  expect(pathsSent()).toEqual(['person/unlock', 'factor/code', 'factor/code', 'person/unlock']);
  expect(sent.at(-1)?.body).toEqual({ userCode: 'U1', reason: '本人来电' });
});

test('without it nothing is done, and what was typed stays', async () => {
  await askForUnlock();
  unlocked.mockClear();
  await userEvent.click(screen.getAllByRole('button', { name: '取消' }).at(-1) as Element);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('原因').value).toBe('本人来电');
  expect([pathsSent(), unlocked.mock.calls.length]).toEqual([['person/unlock'], 0]);
});

test('calls that wait for it share one question', async () => {
  const calls = ['U1', 'U2'].map((userCode) => staffCall('staffPersonUnlock', { body: { userCode, reason: '来电' } }));
  await waitFor(() => expect(pathsSent()).toHaveLength(2));
  await staffCall('staffFactorCode', { body: { code: '123456' } });
  useFactorQuestion.getState().question?.settle(true);
  await Promise.all(calls);
  expect(pathsSent().filter((path) => path === 'factor/code')).toHaveLength(1);
});
