import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleInfo } from '../../testing/articles';
import { ApiError, call, download, saveFile } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

jest.mock('@portal/shared/api', () => jest.requireActual('../../testing/fake-api'));

const article = articleInfo('n1', {
  title: '系统维护公告',
  summary: '周六凌晨维护。',
  content: '<p>周六凌晨<strong>维护</strong></p><img src=x onerror="window.hit=1"><script>window.hit=1</script>',
  files: [{ fileToken: 'a'.repeat(16), fileName: '维护计划.pdf', size: 20_480 }],
  previous: { id: 'n0', title: '上一条的标题' },
});
const address = `/index/news/detail/n1/${encodeURIComponent('系统维护公告')}`;

beforeEach(() => {
  call.mockReset().mockResolvedValue(article);
  download.mockReset();
  saveFile.mockReset();
});
afterEach(cleanup);

test('shows the article, its neighbours and its facts; title and description follow it', async () => {
  renderSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: '系统维护公告' })).toBeTruthy();
  expect(screen.getByText('维护').tagName).toBe('STRONG');
  expect(screen.getByText('2026-11-03 10:30')).toBeTruthy();
  expect(screen.getByRole('link', { name: '上一条的标题' }).getAttribute('href')).toContain('/index/news/detail/n0/');
  expect(screen.getByText('没有了')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('系统维护公告 - 供应链金融服务平台'));
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('周六凌晨维护。');
});

test('script in an article never runs', async () => {
  const { container } = renderSite(address);
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('script, [onerror]')).toBeNull();
  expect((window as { hit?: number }).hit).toBeUndefined();
});

test('a wrong name in the address is corrected without a new entry in the history', async () => {
  const { router } = renderSite('/index/about', '/index/news/detail/n1/anything?from=mail');
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an id that is unknown', async () => {
  call.mockRejectedValue(new ApiError('内容不存在或已下线', { status: '404' }));
  renderSite('/index/news/detail/gone/x');
  expect(await screen.findByRole('heading', { level: 1, name: '内容不存在或已下线' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看全部资讯' }).getAttribute('href')).toBe('/index/news/list');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('any other failure can be tried again', async () => {
  call.mockRejectedValueOnce(new ApiError('请求超时，请稍后重试'));
  const user = userEvent.setup();
  renderSite(address);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: '系统维护公告' })).toBeTruthy();
});

test('an attachment is saved, and a failure is said beside it', async () => {
  const user = userEvent.setup();
  renderSite(address);
  const link = await screen.findByRole('link', { name: '维护计划.pdf' });
  expect(link.getAttribute('href')).toBe(`/api/web/portal/api/third/file/down/load?fileToken=${'a'.repeat(16)}`);

  download.mockResolvedValueOnce({ blob: new Blob(['x']), fileName: '' });
  await user.click(link);
  expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ fileName: '维护计划.pdf' }));

  download.mockRejectedValueOnce(new ApiError('文件不存在'));
  await user.click(link);
  expect(await screen.findByText('文件不存在')).toBeTruthy();
});

test('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderSite(address);
  await userEvent.click(await screen.findByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalled();
});
