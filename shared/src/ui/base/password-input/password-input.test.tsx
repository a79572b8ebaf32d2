import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input';

afterEach(cleanup);

describe('PasswordInput', () => {
  test('each field of a form has a toggle of its own name', async () => {
    render(
      <>
        <PasswordInput label="原密码" value="old" />
        <PasswordInput label="新密码" value="new" />
      </>,
    );
    const toggle = screen.getByRole('button', { name: '显示新密码' });
    await userEvent.click(toggle);
    expect(screen.getByPlaceholderText('请输入新密码').getAttribute('type')).toBe('text');
    expect(screen.getByPlaceholderText('请输入原密码').getAttribute('type')).toBe('password');
    expect(toggle.getAttribute('aria-label')).toBe('隐藏新密码');
  });

  test('says that caps lock is on', () => {
    render(<PasswordInput label="登录密码" />);
    const field = screen.getByPlaceholderText('请输入登录密码');
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status').textContent).toBe('大写锁定已开启');
    fireEvent.keyUp(field, { key: 'A', modifierCapsLock: false });
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('takes a pasted password and leaves filling in to the browser', async () => {
    let value = '';
    render(
      <PasswordInput
        label="登录密码"
        onChange={(next) => {
          value = next;
        }}
      />,
    );
    await userEvent.click(screen.getByPlaceholderText('请输入登录密码'));
    await userEvent.paste('Portal@2026x');
    expect(value).toBe('Portal@2026x');
    expect(screen.getByPlaceholderText('请输入登录密码').getAttribute('autocomplete')).toBe('current-password');
  });
});
