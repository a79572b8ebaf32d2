import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dwell, followLinks } from './follow-links';

const tell = jest.fn<(path: string) => void>();
let end: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p>文字</p>
    <a id="messages" href="/msg/crm/message/list?page=2"><b>站内信</b></a>
    <a id="account" href="/center/crm/account">账户信息</a>
    <a id="elsewhere" href="https://other.example/page">平台主页</a>
    <a id="beside" href="/help" target="_blank">帮助</a>
    <a id="file" href="/files/contract" download>下载</a>
    <a id="here" href="#main">跳到主要内容</a>`;
  end = followLinks(tell);
});
afterEach(() => {
  end();
  tell.mockClear();
  jest.useRealTimers();
});

const happens = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerover', 'focusin'])('%s that rests on a link tells of its page once', (type) => {
  happens(type, '#messages b');
  jest.advanceTimersByTime(dwell - 1);
  expect(tell).not.toHaveBeenCalled();
  happens(type, '#messages');
  jest.advanceTimersByTime(dwell);
  expect(tell.mock.calls).toEqual([['/msg/crm/message/list']]);
});

test('a pointer on its way across tells of nothing but where it rests', () => {
  happens('pointerover', '#messages');
  jest.advanceTimersByTime(dwell / 2);
  happens('pointerover', '#account');
  jest.advanceTimersByTime(dwell / 2);
  happens('pointerover', 'p');
  jest.advanceTimersByTime(1_000);
  expect(tell).not.toHaveBeenCalled();
  happens('pointerover', '#account');
  jest.advanceTimersByTime(dwell);
  expect(tell.mock.calls).toEqual([['/center/crm/account']]);
});

test('whoever presses a link is told of at once', () => {
  happens('pointerover', '#account');
  happens('pointerdown', '#account');
  expect(tell.mock.calls).toEqual([['/center/crm/account']]);
  jest.advanceTimersByTime(1_000);
  expect(tell).toHaveBeenCalledTimes(1);
});

test.each(['#elsewhere', '#beside', '#file', '#here', 'p'])('%s leads to no other page of the portal', (selector) => {
  happens('pointerdown', selector);
  happens('pointerover', selector);
  jest.advanceTimersByTime(1_000);
  expect(tell).not.toHaveBeenCalled();
});

test('ended, it tells of nothing', () => {
  happens('pointerover', '#account');
  end();
  happens('pointerdown', '#messages');
  jest.advanceTimersByTime(1_000);
  expect(tell).not.toHaveBeenCalled();
});
