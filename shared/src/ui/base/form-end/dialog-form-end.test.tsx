import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../testing/render-in-portal';
import { Dialog } from '../dialog/dialog';
import { DialogFormEnd } from './dialog-form-end';

beforeAll(async () => void (await Dialog.load()));
afterEach(cleanup);

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' });

test('取消 comes first, and the action submits', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderInPortal(
    <form onSubmit={submit}>
      <DialogFormEnd action="保存" busy={false} onCancel={() => undefined} />
    </form>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['取消', '保存']);
  await userEvent.click(save());
  expect(submit).toHaveBeenCalledTimes(1);
});

test('an action that is locked says why', () => {
  renderInPortal(<DialogFormEnd action="保存" busy={false} locked="请先选择图片" onCancel={() => undefined} />);
  expect(save().disabled).toBe(true);
  expect(screen.getByText('请先选择图片').id).toBe(save().getAttribute('aria-describedby'));
});

function Layers({ second }: { second: boolean }) {
  return (
    <>
      <Dialog open title="第一步">
        <input aria-label="姓名" defaultValue="张三" />
      </Dialog>
      <Dialog open={second} title="第二步">
        验证
      </Dialog>
    </>
  );
}

test('what a second dialog opens over steps back, with what was typed', () => {
  const { rerender } = renderInPortal(<Layers second={false} />);
  const stepsBack = () => screen.getByLabelText('姓名').closest('.ant-modal-root')?.className.includes('beneath');
  expect(stepsBack()).toBe(false);
  rerender(<Layers second />);
  expect(stepsBack()).toBe(true);
  rerender(<Layers second={false} />);
  expect(stepsBack()).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('张三');
});
