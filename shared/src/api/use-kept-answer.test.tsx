import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { ApiError } from './api-error';
import { type KeptAnswers, KeptAnswersContext, keepAnswers } from './kept-answers';
import { answerHooks } from './use-answer';

type Ask = Parameters<typeof answerHooks>[0];

const ask = jest.fn<Ask>();
const { useAnswer, useKeptAnswer } = answerHooks(ask);

beforeEach(() => {
  ask.mockReset().mockImplementation(async (row, input) => ({ title: `${row} ${JSON.stringify(input)}` }));
});
afterEach(cleanup);

function Notice({ id = '1', version = 0 }: { id?: string; version?: number }) {
  const { value, error, loading } = useKeptAnswer('noticeInfo', { body: { id } }, version);
  return (
    <p aria-busy={loading}>
      {value?.title} {error?.msg}
    </p>
  );
}

function Products() {
  const { value, error } = useKeptAnswer('productList', {});
  return <p>{error?.msg ?? (value ? JSON.stringify(value) : '没有')}</p>;
}

const show = (kept: KeptAnswers | null, ...parts: React.ReactNode[]) => {
  const around = (children: React.ReactNode[]) => <KeptAnswersContext value={kept}>{children}</KeptAnswersContext>;
  const { rerender } = render(around(parts));
  return (...next: React.ReactNode[]) => rerender(around(next));
};

const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent?.trim());
const settled = () => act(async () => undefined);
const notice1 = 'noticeInfo {"body":{"id":"1"}}';

test('parts of a page that ask the same share one request', async () => {
  show(keepAnswers(), <Notice key="a" />, <Notice key="b" />);
  await settled();
  expect(texts()).toEqual([notice1, notice1]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page that comes back shows at once what it showed, and asks again', async () => {
  const go = show(keepAnswers(), <Notice key="a" />);
  await settled();
  go();
  ask.mockResolvedValue({ title: '改过' });
  go(<Notice key="c" />);
  expect(texts()).toEqual([notice1]);
  expect(document.querySelector('p')?.getAttribute('aria-busy')).toBe('true');
  await settled();
  expect(texts()).toEqual(['改过']);
});

test('if it cannot be asked again, it still shows what it showed', async () => {
  const go = show(keepAnswers(), <Notice key="a" />);
  await settled();
  go();
  ask.mockRejectedValue(new ApiError('网络异常', { kind: 'network' }));
  go(<Notice key="b" />);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(texts()).toEqual([notice1]);
});

test('what the server refuses by then is not shown any more', async () => {
  const go = show(keepAnswers(), <Notice key="a" />);
  await settled();
  go();
  ask.mockRejectedValue(new ApiError('公告已撤下', { kind: 'refused', status: '404' }));
  go(<Notice key="b" />);
  await settled();
  expect(texts()).toEqual(['公告已撤下']);
});

test('the next person sees nothing of it, not even what is still on its way to the page before', async () => {
  const kept = keepAnswers();
  let answer: (value: unknown) => void = () => undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const go = show(kept, <Notice key="a" />);
  kept.asked.clear();
  ask.mockImplementation(() => new Promise(() => undefined));
  go(<Notice key="b" />);
  await act(async () => answer({ title: '上一位的' }));
  expect(texts()).toEqual(['']);
  expect(kept.asked.size).toBe(1);
});

test('the last part that leaves ends the request, an earlier one does not', async () => {
  const go = show(keepAnswers(), <Notice key="a" />, <Notice key="b" />);
  const [, , { signal }] = ask.mock.calls[0] as Parameters<Ask>;
  go(<Notice key="b" />);
  expect(signal.aborted).toBe(false);
  go();
  expect(signal.aborted).toBe(true);
});

test('another version asks again; if that fails, nobody is told', async () => {
  const go = show(keepAnswers(), <Notice key="a" />);
  await settled();
  ask.mockRejectedValue(new ApiError('网络异常', { kind: 'network' }));
  go(<Notice key="a" version={1} />);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(texts()).toEqual([notice1]);
});

test('what a visitor reads is not asked for again within a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(100_000);
  const go = show(keepAnswers(), <Products key="a" />);
  await settled();
  go();
  now.mockReturnValue(159_000);
  go(<Products key="b" />);
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
  go();
  now.mockReturnValue(161_000);
  go(<Products key="c" />);
  expect(texts()).toEqual(['{"title":"productList {}"}']);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('what the document brought along is there at once, a refusal too', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(2_000);
  const gone = keepAnswers({ '["productList",{}]': { refused: { status: '404', msg: '已撤下' } } });
  show(keepAnswers({ '["productList",{}]': { value: ['SCM'] } }), <Products key="a" />);
  show(gone, <Products key="b" />);
  expect(texts()).toEqual(['["SCM"]', '已撤下']);
  expect(ask).not.toHaveBeenCalled();
  now.mockRestore();
});

test('of many questions the newest are kept', async () => {
  const kept = keepAnswers();
  const go = show(kept);
  for (let id = 1; id <= 100; id += 1) go(<Notice key={id} id={String(id)} />);
  await settled();
  expect(kept.asked.size).toBe(60);
  expect(kept.asked.has('["noticeInfo",{"body":{"id":"100"}}]')).toBe(true);
  expect(kept.asked.has('["noticeInfo",{"body":{"id":"40"}}]')).toBe(false);
});

test('a page that decides by an answer asks anew and keeps nothing', async () => {
  const kept = keepAnswers();
  function WayIn() {
    const { value } = useAnswer('noticeInfo', { body: { id: '1' } });
    return <p>{value?.title}</p>;
  }
  const go = show(kept, <WayIn key="a" />);
  await settled();
  expect(texts()).toEqual([notice1]);
  go(<WayIn key="b" />);
  expect(texts()).toEqual(['']);
  expect(kept.asked.size).toBe(0);
  await settled();
});
