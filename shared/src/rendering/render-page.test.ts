import { expect, test } from '@jest/globals';
import { createElement, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { Link, Outlet, useParams, useSearchParams } from 'react-router';
import { useKeptAnswer } from '../api/use-answer';
import type { BootDocument } from '../boot/boot-document';
import { bootDocument } from '../boot/read-boot.server';
import { tellPageFacts } from '../boot/tell-page-facts';
import { questionOf } from './question';
import { renderPage } from './render-page';

const Late = lazy(async () => ({ default: () => createElement('p', null, '后来的部分'.repeat(5_000)) }));

function Page() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const { answers, tenant } = bootDocument();
  const answer = answers?.[JSON.stringify(['articleInfo', { body: { id, kind: 'news' } }])];
  tellPageFacts({ title: `第${id}篇` });
  tellPageFacts({ description: '摘要' });
  return createElement(
    'main',
    null,
    `${tenant.platformName} ${id} ${query.get('page')} ${answer && 'value' in answer ? answer.value : '没有'}`,
    createElement(Link, { to: '/index/list' }, '列表'),
    createElement(Suspense, { fallback: '等待' }, createElement(Late)),
  );
}

/** A page that asks by the hook, as in a browser. */
function Asking() {
  const { value, error, loading } = useKeptAnswer('articleInfo', { body: { id: useParams().id ?? '' } });
  return createElement('p', null, value?.title ?? error?.msg ?? (loading ? '加载中' : '没有'));
}

const routes: RouteObject[] = [
  {
    path: '/index',
    lazy: async () => ({ Component: () => createElement('div', null, createElement(Outlet)) }),
    children: [
      { path: 'a/:id', lazy: async () => ({ Component: Page }) },
      { path: 'asking/:id', Component: Asking },
      {
        path: 'bad',
        Component: () => {
          throw new Error('no');
        },
      },
    ],
  },
];

const boot = (answers: BootDocument['answers'] = {}) =>
  ({ tenant: { platformName: '<平台>' }, answers }) as unknown as BootDocument;

test('a page with its frame, its answers and its late parts, and nothing that a script has to move', async () => {
  const question = questionOf('articleInfo', { body: { kind: 'news', id: '7' } });
  const answers = { [question]: { value: '<b>x</b>' } };
  const { html, facts, asked, unanswered } = await renderPage(routes, {
    boot: boot(answers),
    address: '/index/a/7?page=2',
    holdsToken: false,
  });
  expect(html).toContain('<div><main>&lt;平台&gt; 7 2 &lt;b&gt;x&lt;/b&gt;<a href="/index/list"');
  expect(html).toContain('后来的部分');
  expect(html).not.toContain('等待');
  expect(html).not.toMatch(/<script|hidden/);
  expect(facts).toEqual({ title: '第7篇', description: '摘要' });
  expect(asked).toEqual({ '["articleInfo",{"body":{"id":"7","kind":"news"}}]': question });
  expect(unanswered).toEqual([]);
});

test.each([
  ['7', '第七篇'],
  ['8', '已撤下'],
  ['9', '加载中'],
])('a page that asks by the hook is drawn from the same answers: %s', async (id, text) => {
  const questionAbout = (article: string) => questionOf('articleInfo', { body: { id: article } });
  const answers = {
    [questionAbout('7')]: { value: { title: '第七篇' } },
    [questionAbout('8')]: { refused: { status: '404', msg: '已撤下' } },
  };
  const input = { boot: boot(answers), address: `/index/asking/${id}`, holdsToken: false };
  const { html, asked, unanswered } = await renderPage(routes, input);
  expect(html).toContain(`<p>${text}</p>`);
  expect([...Object.keys(asked), ...unanswered]).toEqual([`["articleInfo",{"body":{"id":"${id}"}}]`]);
});

test('a question without an answer is told', async () => {
  const { unanswered } = await renderPage(routes, { boot: boot(), address: '/index/a/7', holdsToken: false });
  expect(unanswered).toEqual(['["articleInfo",{"body":{"id":"7","kind":"news"}}]']);
});

test('a page that throws, or does not exist, is no page', async () => {
  const render = (address: string) => renderPage(routes, { boot: boot(), address, holdsToken: false });
  await expect(render('/index/bad')).rejects.toThrow('no');
  await expect(render('/other')).rejects.toThrow('no such page');
});
