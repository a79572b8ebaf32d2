import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../testing/render-in-portal';
import { Dialog } from './dialog';

beforeAll(Dialog.load);
afterEach(cleanup);

describe('the session-timeout dialog cannot be closed by escape, outside click or the close icon', () => {
  test('no close icon, and the page behind stays where it is', async () => {
    renderInPortal(
      <Dialog open title="安全验证" size="lock">
        请验证身份
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: '安全验证' });
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('.ant-modal-wrap') as Element);
    expect(dialog.isConnected).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
  });
});

describe('a dialog that can be closed', () => {
  test('by Escape and by its icon, not by a click outside', async () => {
    const onClose = jest.fn();
    renderInPortal(
      <Dialog open title="新增人员" onClose={onClose}>
        内容
      </Dialog>,
    );
    await userEvent.click(document.querySelector('.ant-modal-wrap') as Element);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('gives the page its scrolling back', () => {
    const { rerender } = renderInPortal(
      <Dialog open title="新增人员">
        内容
      </Dialog>,
    );
    rerender(
      <Dialog open={false} title="新增人员">
        内容
      </Dialog>,
    );
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('gives the focus back also when it is taken away while open', async () => {
    const shown = (open: boolean) => (
      <>
        <button type="button">查看</button>
        {open && (
          <Dialog open title="完整账号" onClose={() => {}}>
            <button type="button">复制</button>
          </Dialog>
        )}
      </>
    );
    const { rerender } = renderInPortal(shown(false));
    const opener = screen.getByRole('button', { name: '查看' });
    opener.focus();
    rerender(shown(true));
    screen.getByRole('button', { name: '复制' }).focus();
    rerender(shown(false));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('Tab goes round in it, both ways', async () => {
    // Nothing has a size in jsdom, and Tab does not stop at an element without a size.
    const rects = jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    renderInPortal(
      <Dialog open title="新增人员" onClose={() => {}} footer={<button type="button">确定</button>}>
        内容
      </Dialog>,
    );
    const last = screen.getByRole('button', { name: '确定' });
    last.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(last);
    rects.mockRestore();
  });

  test('adds no style tag without a nonce', () => {
    renderInPortal(
      <Dialog open title="新增人员">
        内容
      </Dialog>,
    );
    expect([...document.querySelectorAll('style')].filter((tag) => !tag.nonce)).toEqual([]);
  });
});
