import { beforeEach, expect, jest, test } from '@jest/globals';
import { imposeConditions } from './network-conditions';

const fetched = jest.fn<typeof fetch>();
const conditions = { delay: 0, fail: false };

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has neither `fetch` nor `Request`.
  Object.assign(globalThis, { fetch: fetched.mockReset(), Request: class {} });
  Object.assign(conditions, { delay: 0, fail: false });
  imposeConditions(() => conditions);
});

const news = '/api/web/portal/api/manage/article/getArticleList';
const addresses = () => fetched.mock.calls.map(([address]) => address);

test('a slow connection holds back what visitors read', async () => {
  conditions.delay = 5_000;
  void fetch(news);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(addresses()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(addresses()).toEqual([news]);
});

test('a lost connection loses it', async () => {
  conditions.fail = true;
  await fetch(news);
  expect(addresses()).not.toContain(news);
});

test('whatever is no call of the API goes as ever', async () => {
  Object.assign(conditions, { delay: 5_000, fail: true });
  await fetch('/assets/site/1/hashes.json');
  expect(addresses()).toEqual(['/assets/site/1/hashes.json']);
});
