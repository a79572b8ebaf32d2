import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at';
import { SidePanel } from '../side-panel/side-panel';
import type { MenuArea } from './menu-model';
import { SideMenu, type SideMenuProps } from './side-menu';

beforeAll(SidePanel.load);
afterEach(cleanup);

const areas: readonly MenuArea[] = [
  {
    title: '账户中心',
    entries: [
      { title: '账户信息', path: '/center/crm/account' },
      {
        title: '企业信息',
        children: [
          { title: '基本信息', path: '/center/crm/company' },
          { title: '变更记录', path: '/center/crm/company/changes' },
        ],
      },
      { title: '中征平台', path: 'https://example.com/' },
    ],
  },
];

function show(props: Partial<SideMenuProps> = {}) {
  const onOpenedChange = jest.fn();
  const result = renderAt(
    '/center/crm/account',
    <SideMenu
      areas={areas}
      activePath="/center/crm/account"
      device="desktop"
      opened
      onOpenedChange={onOpenedChange}
      {...props}
    />,
  );
  return { onOpenedChange, ...result };
}

describe('SideMenu', () => {
  test('is a navigation of links, and marks the active one for everybody', () => {
    show();
    const menu = screen.getByRole('navigation', { name: '账户中心' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toContain('账户信息');
  });

  test('a page that is not listed marks the entry that it belongs to', () => {
    const page = { title: '账户信息', path: '/center/crm/account/list', hidden: true };
    const entries = [{ title: '账户信息', path: '/center/crm/account', children: [page] }];
    show({ areas: [{ title: '账户中心', entries }], activePath: page.path });
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/center/crm/account');
  });

  test('external links open in a new tab, say so, and keep their opener to themselves', () => {
    show();
    const link = screen.getByRole('link', { name: /中征平台.*在新标签页打开/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('a group opens and closes by keyboard', async () => {
    show();
    const group = screen.getByRole('button', { name: '企业信息' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    group.focus();
    await userEvent.keyboard('{Enter}');
    expect(group.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: '变更记录' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: '变更记录' })).toBeNull();
  });

  test('the group that holds the active page is open', () => {
    show({ activePath: '/center/crm/company' });
    expect(screen.getByRole('link', { name: '基本信息' }).getAttribute('aria-current')).toBe('page');
  });

  test('collapses and expands', async () => {
    const { onOpenedChange } = show();
    await userEvent.click(screen.getByRole('button', { name: '收起侧边栏' }));
    expect(onOpenedChange).toHaveBeenCalledWith(false);
  });

  test('collapsed, entries keep their names, and Escape closes what opened beside them', async () => {
    show({ opened: false, activePath: '/center/crm/company' });
    expect(screen.getByRole('link', { name: '账户信息' })).toBeTruthy();
    const group = screen.getByRole('button', { name: '企业信息' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(group);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('基本信息');
    await userEvent.keyboard('{Escape}');
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(group);
  });

  test('below 992 px it is a panel, closed at first', () => {
    const { onOpenedChange } = show({ device: 'mobile', opened: true });
    expect(screen.getByRole('dialog').textContent).toContain('账户信息');
    expect(onOpenedChange).toHaveBeenCalledWith(false);
  });
});
