import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from 'antd/es/button';
import { PortalConfig } from './portal-config';

afterEach(cleanup);

describe('PortalConfig', () => {
  test('sets the tenant’s colours for style sheets', () => {
    render(
      <PortalConfig themeColor="#0B6E4F" nonce="n">
        x
      </PortalConfig>,
    );
    expect(document.documentElement.style.getPropertyValue('--brand')).toBe('#0B6E4F');
  });

  test('two characters stay together on a button', () => {
    render(
      <PortalConfig themeColor="#D83651" nonce="n">
        <Button>登录</Button>
      </PortalConfig>,
    );
    expect(screen.getByRole('button').textContent).toBe('登录');
  });

  test('a busy button spins under its own name, and stops at once', () => {
    const shown = (loading: boolean) => (
      <PortalConfig themeColor="#D83651" nonce="n">
        <Button loading={loading}>登录</Button>
      </PortalConfig>
    );
    const { rerender } = render(shown(true));
    expect(screen.getByRole('button', { name: '登录' }).querySelector('svg')).toBeTruthy();
    rerender(shown(false));
    expect(screen.getByRole('button', { name: '登录' }).querySelector('svg')).toBeNull();
  });

  test('a press on what submits leaves the focus in the field, one on another button does not', async () => {
    render(
      <PortalConfig themeColor="#D83651" nonce="n">
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="姓名" />
          <button type="submit">保存</button>
          <button type="button">上传</button>
        </form>
      </PortalConfig>,
    );
    const field = screen.getByLabelText('姓名');
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('button', { name: '上传' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '上传' }));
  });

  test('every style tag made at run time carries the nonce', () => {
    render(
      <PortalConfig themeColor="#D83651" nonce="abc">
        <Button type="primary">登录</Button>
      </PortalConfig>,
    );
    const tags = [...document.querySelectorAll('style')];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.every((tag) => tag.nonce === 'abc' || tag.nonce === 'n')).toBe(true);
  });
});
