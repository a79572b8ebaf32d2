import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import { DescriptionList } from '../description-list/description-list';
import { Steps } from '../steps/steps';
import { Timeline } from '../timeline/timeline';
import { PageHeader } from './page-header';

afterEach(cleanup);

test('PageHeader: a heading that can take focus, and the way to it', () => {
  renderAt('/', <PageHeader title="变更详情" crumbs={[{ title: '企业信息', path: '/center/crm/company' }]} />);
  const heading = screen.getByRole('heading', { level: 1, name: '变更详情' });
  expect(heading.tabIndex).toBe(-1);
  const way = screen.getByRole('navigation', { name: '面包屑' });
  expect(within(way).getByRole('link', { name: '企业信息' }).getAttribute('href')).toBe('/center/crm/company');
  expect(within(way).getByText('变更详情').getAttribute('aria-current')).toBe('page');
});

test('Steps: the present step is marked, done ones say so', () => {
  renderAt('/', <Steps label="企业注册进度" titles={['注册账号', '开通申请', '实名认证']} current={1} />);
  const steps = within(screen.getByRole('list', { name: '企业注册进度' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.textContent).toContain('已完成');
});

test('Timeline: each entry tells its state in words', () => {
  renderAt(
    '/',
    <Timeline
      entries={[
        { title: '提交', state: 'done', time: '2026-11-18 10:30' },
        { title: '初审', state: 'failed', description: '营业执照不清晰' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('（已完成）');
  expect(second?.textContent).toContain('（未通过）');
});

test('DescriptionList: what is missing shows a dash, codes can be copied', () => {
  renderAt(
    '/',
    <DescriptionList
      items={[
        { label: '行业', value: '' },
        { label: '邀请码', value: '8F3K2Q', copy: '8F3K2Q' },
      ]}
    />,
  );
  expect(screen.getByText('行业').nextElementSibling?.textContent).toBe('—');
  expect(screen.getByRole('button', { name: '复制邀请码' })).toBeTruthy();
});
