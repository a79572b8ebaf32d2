import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInPortal } from '../../testing/render-in-portal';
import { EmptyPanel } from './empty-panel';
import { ErrorPanel } from './error-panel';
import { NoPermissionPanel } from './no-permission-panel';

afterEach(cleanup);

describe('panels', () => {
  test('an error says what happened, offers a retry and a number to quote', async () => {
    const onRetry = jest.fn();
    renderInPortal(<ErrorPanel hint="网络连接不稳定" number="req-42" onRetry={onRetry} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('加载失败，请重试');
    expect(alert.textContent).toContain('req-42');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('tried again with success, the focus stays in the part that the error stood for', () => {
    const part = (content: ReactNode) => <section aria-label="账户">{content}</section>;
    const { rerender } = renderInPortal(part(<ErrorPanel onRetry={() => {}} />));
    screen.getByRole('button', { name: '重试' }).focus();
    rerender(part('已加载'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '账户' }));
  });

  test('an error without a way to retry has no such button', () => {
    renderInPortal(<ErrorPanel title="内容不存在或已下线" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an empty list says why and what next', () => {
    renderInPortal(
      <EmptyPanel
        title="还没有其他人员"
        hint="添加同事后可以分工办理业务。"
        action={<button type="button">新增人员</button>}
      />,
    );
    expect(screen.getByText('添加同事后可以分工办理业务。')).toBeTruthy();
    expect(screen.getByText('还没有其他人员')).toBeTruthy();
    expect(screen.getByRole('button', { name: '新增人员' })).toBeTruthy();
  });

  test('no permission says who can help', () => {
    renderInPortal(<NoPermissionPanel />);
    expect(screen.getByText(/请联系企业管理员/)).toBeTruthy();
  });
});
