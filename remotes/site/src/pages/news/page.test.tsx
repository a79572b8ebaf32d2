import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsRow } from '../../testing/articles';
import { ApiError, call } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';
import { noContent } from '../../testing/site-content';
import { readNewsQuery } from './news-query';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const rows = [newsRow('n1', { title: '第一条' }), newsRow('n2', { type: 'NOTICE', title: '第二条', top: true })];

beforeEach(() => {
  call.mockReset().mockResolvedValue({ total: 25, rows });
});
afterEach(cleanup);

const lastBody = () => {
  const asked = call.mock.calls.findLast(([name]) => name !== 'siteContent');
  return (asked?.[1] as { body: unknown } | undefined)?.body;
};

describe('the list', () => {
  test('shows title, summary, source, day and reads, with a real link to each', async () => {
    renderSite('/index/news/list');
    const link = await screen.findByRole('link', { name: '第一条' });
    expect(link.getAttribute('href')).toBe(`/index/news/detail/n1/${encodeURIComponent('第一条')}`);
    const item = within(link.closest('li') as HTMLElement);
    expect(item.getByText('来源：平台运营部')).toBeTruthy();
    expect(item.getByText('阅读 12')).toBeTruthy();
    expect(item.getByText('平台动态')).toBeTruthy();
    expect(item.getByTitle('2026-11-03 10:30:00')).toBeTruthy();
    expect(screen.getByText('共 25 条')).toBeTruthy();
    expect(screen.getByText('置顶')).toBeTruthy();
  });

  test('asks for what the address says', async () => {
    renderSite('/index/news/list?type=NOTICE&keyword=费率&from=2026-01-01&page=2&size=20');
    await screen.findByText('共 25 条');
    expect(lastBody()).toEqual({
      kind: 'news',
      type: 'NOTICE',
      keyword: '费率',
      startDate: '2026-01-01',
      pageNum: 2,
      pageSize: 20,
    });
    expect(screen.getByRole('link', { name: '公告' }).getAttribute('aria-current')).toBe('page');
    expect((screen.getByLabelText('关键词') as HTMLInputElement).value).toBe('费率');
    expect(screen.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('filters', () => {
  test('a search goes into the address and back to the first page; going back brings what was there', async () => {
    const user = userEvent.setup();
    const { router } = renderSite('/index/news/list?type=POLICY&page=2');
    await screen.findByText('共 25 条');
    await user.type(screen.getByLabelText('关键词'), ' 票据 {Enter}');
    expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('票据');
    expect(router.state.location.search).not.toContain('page');
    expect(router.state.location.search).toContain('type=POLICY');

    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?type=POLICY&page=2');
    expect((screen.getByLabelText('关键词') as HTMLInputElement).value).toBe('');
  });

  test('the browser by itself sends the same query: type and size stay, the page does not', async () => {
    renderSite('/index/news/list?type=POLICY&keyword=费率&from=2026-01-01&page=2&size=20');
    await screen.findByText('共 25 条');
    const form = screen.getByLabelText('关键词').closest('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/index/news/list']);
    const sent = readNewsQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])));
    expect(sent).toEqual({ type: 'POLICY', keyword: '费率', from: '2026-01-01', to: '', page: 1, size: 20 });
  });

  test('dates in the wrong order are told for an address that has them, too', async () => {
    renderSite('/index/news/list?from=2026-02-01&to=2026-01-01');
    expect(await screen.findByText('开始日期不能晚于结束日期')).toBeTruthy();
  });

  test('of a date that is none, the page says so and asks for no list', async () => {
    const user = userEvent.setup();
    const { router } = renderSite('/index/news/list?type=POLICY&from=昨天');
    expect(await screen.findByText('日期请写成 2026-01-31 的样子')).toBeTruthy();
    expect((screen.getByLabelText('开始日期') as HTMLInputElement).value).toBe('昨天');
    expect(lastBody()).toBeUndefined();
    await user.click(screen.getByRole('link', { name: '清除筛选' }));
    expect(router.state.location.search).toBe('?type=POLICY');
    expect(await screen.findByText('共 25 条')).toBeTruthy();
  });

  test('a day is chosen from the calendar, by mouse or by keys, and Esc closes it', async () => {
    const user = userEvent.setup();
    const { router } = renderSite('/index/news/list?from=2026-01-31');
    await screen.findByText('共 25 条');
    await user.click(screen.getByRole('button', { name: '选择开始日期' }));
    const calendar = within(await screen.findByRole('dialog', { name: '选择开始日期' }));
    expect(calendar.getByText('2026 年 1 月')).toBeTruthy();
    calendar.getByRole('button', { name: '2026-01-31' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(calendar.getByText('2026 年 2 月')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((screen.getByLabelText('开始日期') as HTMLInputElement).value).toBe('2026-02-01');

    await user.click(screen.getByLabelText('结束日期'));
    await screen.findByRole('dialog', { name: '选择结束日期' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.type(screen.getByLabelText('结束日期'), '2026/3/1{Enter}');
    expect(router.state.location.search).toContain('from=2026-02-01&to=2026-03-01');
  });

  test('what is no date is told, and nothing is asked', async () => {
    const user = userEvent.setup();
    renderSite('/index/news/list');
    await screen.findByText('共 25 条');
    const asked = call.mock.calls.length;
    await user.type(screen.getByLabelText('开始日期'), '昨天{Enter}');
    expect(screen.getByText('日期请写成 2026-01-31 的样子')).toBeTruthy();
    expect(call.mock.calls.length).toBe(asked);
  });

  test('dates in the wrong order are told, and nothing is asked', async () => {
    const user = userEvent.setup();
    renderSite('/index/news/list?from=2026-02-01');
    await screen.findByText('共 25 条');
    const asked = call.mock.calls.length;
    await user.type(screen.getByLabelText('结束日期'), '2026-01-01');
    await user.click(screen.getByRole('button', { name: '查询' }));
    expect(screen.getByText('开始日期不能晚于结束日期')).toBeTruthy();
    expect(call.mock.calls.length).toBe(asked);
  });
});

describe('states', () => {
  test('nothing at all', async () => {
    call.mockResolvedValue({ total: 0, rows: [] });
    renderSite('/index/news/list');
    expect(await screen.findByText('暂无资讯')).toBeTruthy();
  });

  test('nothing that fits, with a way to clear the filters that keeps the tab', async () => {
    call.mockResolvedValue({ total: 0, rows: [] });
    renderSite('/index/news/list?type=NOTICE&keyword=没有');
    expect(await screen.findByText('没有符合条件的资讯')).toBeTruthy();
    const clear = screen.getByRole('link', { name: '清除筛选' });
    expect(clear.getAttribute('href')).toBe('/index/news/list?type=NOTICE');
  });

  test('a page beyond the last', async () => {
    call.mockResolvedValue({ total: 3, rows: [] });
    renderSite('/index/news/list?page=9');
    expect(await screen.findByText('这一页没有内容')).toBeTruthy();
  });

  test('a failure says what happened with its number, and 重试 asks again', async () => {
    const user = userEvent.setup();
    call.mockRejectedValueOnce(new ApiError('网络异常，请检查网络后重试', { requestId: 'r-17' }));
    renderSite('/index/news/list');
    expect(await screen.findByText('网络异常，请检查网络后重试')).toBeTruthy();
    expect(screen.getByText('r-17')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '第一条' })).toBeTruthy();
    expect(screen.queryByRole('alert', { name: /加载失败/ })).toBeNull();
  });

  test('coming back to a list shows it at once, without asking again', async () => {
    call.mockImplementation(async (name) => (name === 'siteContent' ? noContent : { total: 25, rows }));
    const { router } = renderSite('/index/news/list');
    await screen.findByText('共 25 条');
    await act(() => router.navigate('/index/about'));
    const asked = call.mock.calls.length;
    await act(() => router.navigate(-1));
    expect(screen.getByText('共 25 条')).toBeTruthy();
    expect(call.mock.calls.length).toBe(asked);
  });
});

test('no public page makes a call that needs a token', async () => {
  const { calls } = jest.requireActual<typeof import('@portal/shared/contract/calls')>('@portal/shared/contract/calls');
  renderSite('/index/news/list');
  await screen.findByText('共 25 条');
  for (const [name] of call.mock.calls) expect(calls[name as keyof typeof calls].token).toBe(false);
});
