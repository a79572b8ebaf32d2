import '../../testing/mock-staff-call';
import './testing/mock-pictures';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { forgetAnswers, workAs } from '../../testing/staff-answers';
import { ChapterText } from './chapter-text';
import { Component } from './page';

function open(path: string) {
  const routes = [
    { path: '/desk/help', element: <Component /> },
    { path: '/desk/help/:chapter', element: <Component /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const read = (text: string) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ChapterText text={text} /> }])} />);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('the handbook opens at the chapter about the reader’s own work, and has all others', async () => {
  workAs('care');
  open('/desk/help');
  expect(await screen.findByRole('heading', { level: 1, name: '客服' })).toBeTruthy();
  const chapters = within(screen.getByRole('navigation', { name: '章节' }));
  expect(chapters.getByRole('link', { name: '客服' }).getAttribute('aria-current')).toBe('page');
  expect(chapters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['审核', '客服', '上线', '日常运行', '监控与报警', '升级与回退', '安全', '测试', '接入', '接入外部服务', '发布'],
  ]);
});

test('a chapter that is not there says so', async () => {
  workAs('care');
  open('/desk/help/nothing');
  expect(await screen.findByText(/该章节不存在/)).toBeTruthy();
});

test('headings can be linked to, also from the list of sections', () => {
  read('# 审核\n\n## 二、领取 `n`\n\n正文');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: '二、领取 n' }).id).toBe('二领取-n');
  const sections = within(screen.getByRole('navigation', { name: '本章内容' }));
  expect(sections.getByRole('link').getAttribute('href')).toBe('/#二领取-n');
});

test('links between chapters stay at the desk, others are only text', () => {
  read('见[客服](customer-service.md#基本规则)和[设置](../../operate/run/README.md)，<https://example.com>');
  const links = screen.getAllByRole('link').filter(({ textContent }) => textContent === '客服');
  expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual([
    '/desk/help/customer-service#基本规则',
  ]);
  expect(screen.queryByRole('link', { name: /设置|example/ })).toBeNull();
  expect(screen.getByRole('article').textContent).toBe('见客服和设置，https://example.com');
});

test('HTML in a text is neither run nor shown', () => {
  read(
    '<!-- not-here: a remark -->\n前<img src="x" onerror="alert(1)">后\n\n<script>alert(1)</script>\n\n`<b>` 是命令',
  );
  const { innerHTML } = screen.getByRole('article');
  expect(innerHTML).not.toMatch(/<img|<script|remark/);
  expect(screen.getByRole('article').textContent).toBe('前后<b> 是命令');
});

test('a table scrolls by itself, a list to be ticked has its boxes, a picture has its place before it is there', () => {
  read('| 角色 | 作用 |\n| --- | --- |\n| 初审 | 领取 |\n\n- [ ] 备份\n\n![审核列表](pictures/queue.webp)');
  const table = within(screen.getByRole('region', { name: '表格：角色、作用' }));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['初审', '领取']);
  expect(screen.getByRole('listitem').textContent).toBe('备份');
  const picture = screen.getByRole('img', { name: '审核列表' });
  expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual([
    '/assets/pictures/queue.webp',
    ...['1056', '660'],
  ]);
});
