import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '../../testing/render-at';
import { ActionMenu } from './action-menu';

afterEach(cleanup);

function show() {
  const onSelect = jest.fn();
  const { router } = renderAt(
    '/',
    <ActionMenu
      heading="张三"
      actions={[
        { key: 'a', label: '金桥商贸', checked: true, onSelect: () => onSelect('a') },
        { key: 'b', label: '东海物流', onSelect: () => onSelect('b') },
        { key: 'c', label: '西山建设', disabled: true, onSelect: () => onSelect('c') },
        { key: 'd', label: '个人信息', path: '/center/crm/user' },
      ]}
    >
      当前企业
    </ActionMenu>,
  );
  return { onSelect, pathname: () => router.state.location.pathname };
}
const button = () => screen.getByRole('button', { name: '当前企业' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('ActionMenu', () => {
  test('opens by click, tells so, and does what is chosen', async () => {
    const { onSelect } = show();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(await screen.findByRole('menuitem', { name: '东海物流' }));
    expect(onSelect).toHaveBeenCalledWith('b');
  });

  test('closes when its button moves away, not while the page scrolls below it', async () => {
    show();
    const top = jest.spyOn(button(), 'getBoundingClientRect');
    top.mockReturnValue(new DOMRect(0, 20, 100, 36));
    await userEvent.click(button());
    act(() => void document.dispatchEvent(new Event('scroll')));
    expect(button().getAttribute('aria-expanded')).toBe('true');
    top.mockReturnValue(new DOMRect(0, -80, 100, 36));
    act(() => void document.dispatchEvent(new Event('scroll')));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  test('marks what is in force', async () => {
    show();
    await userEvent.click(button());
    expect(screen.getByRole('menuitem', { current: true }).textContent).toBe('金桥商贸');
  });

  test('opens by the arrow key', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(entry('金桥商贸'));
  });

  test('arrows go round past what cannot be chosen; Escape closes and gives the focus back', async () => {
    show();
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(entry('个人信息'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(entry('个人信息'));
    await userEvent.keyboard('{Home}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  test('keeps the focus when the list behind it changes its entries', async () => {
    let change = () => {};
    function Row() {
      const [read, setRead] = useState(false);
      change = () => setRead(true);
      const first = read ? { key: 'unread', label: '标记未读' } : { key: 'read', label: '标为已读' };
      const actions = [first, { key: 'delete', label: '删除' }].map((one) => ({ ...one, onSelect: jest.fn() }));
      return <ActionMenu actions={actions}>更多</ActionMenu>;
    }
    renderAt('/', <Row />);
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    expect(document.activeElement).toBe(entry('标为已读'));
    act(() => change());
    expect(document.activeElement).toBe(entry('标记未读'));
    await userEvent.keyboard('{End}');
    act(() => change());
    expect(document.activeElement).toBe(entry('删除'));
  });

  test('a press elsewhere closes it', async () => {
    show();
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('an action begins at the button, where a dialog it opens gives the focus back', async () => {
    const { onSelect } = show();
    onSelect.mockImplementation(() => expect(document.activeElement).toBe(button()));
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: '东海物流' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  test('an entry that leads to a page is a link to it', async () => {
    const { pathname } = show();
    await userEvent.click(button());
    expect(entry('个人信息').getAttribute('href')).toBe('/center/crm/user');
    await userEvent.click(entry('个人信息'));
    expect(pathname()).toBe('/center/crm/user');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('an external link opens in a new tab', async () => {
    const help = { key: 'e', label: '帮助文档', path: 'https://help.example.com/' };
    renderAt('/', <ActionMenu actions={[help]}>当前企业</ActionMenu>);
    await userEvent.click(button());
    expect(entry('帮助文档').getAttribute('href')).toBe('https://help.example.com/');
    expect(entry('帮助文档').getAttribute('target')).toBe('_blank');
  });
});
