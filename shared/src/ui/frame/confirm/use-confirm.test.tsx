import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../testing/render-in-portal';
import { type Question, useConfirm } from './use-confirm';

afterEach(cleanup);

const question: Question = {
  title: '确定停用“张三”？',
  consequence: '停用后该人员将立即退出登录且无法访问本企业。',
  action: '停用',
  danger: true,
};

function Asker({ ask, onAnswer }: { ask: Question; onAnswer: (yes: boolean) => void }) {
  const [confirm, dialog] = useConfirm();
  return (
    <>
      <button type="button" onClick={async () => onAnswer(await confirm(ask))}>
        问
      </button>
      {dialog}
    </>
  );
}

async function open(ask: Question) {
  const onAnswer = jest.fn();
  renderInPortal(<Asker ask={ask} onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: '问' }));
  return onAnswer;
}

describe('useConfirm', () => {
  test('names the object and the consequence, and the button says the act', async () => {
    const onAnswer = await open(question);
    const dialog = screen.getByRole('dialog', { name: '确定停用“张三”？' });
    expect(dialog.textContent).toContain('立即退出登录');
    await userEvent.click(screen.getByRole('button', { name: '停用' }));
    expect(onAnswer).toHaveBeenCalledWith(true);
  });

  test('danger is outlined, not filled with the brand', async () => {
    await open(question);
    const button = screen.getByRole('button', { name: '停用' });
    expect(button.className).toContain('outlined');
    expect(button.className).not.toContain('ant-btn-primary');
  });

  test.each(['{Escape}', 'cancel'])('no by %s', async (way) => {
    const onAnswer = await open(question);
    if (way === 'cancel') await userEvent.click(screen.getByRole('button', { name: '取消' }));
    else await userEvent.keyboard(way);
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
  });

  test('the gravest acts want the name typed', async () => {
    const onAnswer = await open({ ...question, typeToConfirm: '5702' });
    const button = screen.getByRole('button', { name: '停用' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await userEvent.type(screen.getByLabelText('请输入“5702”以确认'), '5702');
    await userEvent.click(button);
    expect(onAnswer).toHaveBeenCalledWith(true);
  });
});
