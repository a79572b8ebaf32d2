import { expect, test } from '@jest/globals';
import { articlePath, slugOf } from './article-path';

test.each([
  ['关于春节期间服务安排的公告', '关于春节期间服务安排的公告'],
  ['e信通 2.0：上线！', 'e信通-2-0-上线'],
  ['a/b?c#d%e', 'a-b-c-d-e'],
  ['“ ”', 'article'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('%s makes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut between characters, not inside one', () => {
  expect(Array.from(slugOf('𠮷'.repeat(80)))).toHaveLength(60);
});

test('id and title cannot break out of their places in the path', () => {
  expect(articlePath({ id: 'a/../b', title: '标题' })).toBe(
    `/index/news/detail/a%2F..%2Fb/${encodeURIComponent('标题')}`,
  );
});
