import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../testing/render-in-portal';
import { useDiscard } from './use-discard';

afterEach(cleanup);

const onClose = jest.fn();

function Panel({ busy = false }: { busy?: boolean }) {
  const { touch, forget, leave, question } = useDiscard({ title: '放弃未发送的邀请？', busy, onClose });
  return (
    <>
      <input aria-label="联系人" onChange={touch} />
      <button type="button" onClick={forget}>
        发送
      </button>
      <button type="button" onClick={() => void leave()}>
        收起
      </button>
      {question}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(busy = false) {
  onClose.mockClear();
  renderInPortal(<Panel busy={busy} />);
  await userEvent.type(screen.getByLabelText('联系人'), '李');
}

test('an untouched form closes without a question', async () => {
  onClose.mockClear();
  renderInPortal(<Panel />);
  await press('收起');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what was typed is given up only by somebody who says so', async () => {
  await type();
  await press('收起');
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  expect(onClose).not.toHaveBeenCalled();
  await press('收起');
  await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('what was sent is not asked about', async () => {
  await type();
  await press('发送');
  await press('收起');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while it is sent nothing closes', async () => {
  await type(true);
  await press('收起');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
