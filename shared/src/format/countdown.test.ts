import { describe, expect, test } from '@jest/globals';
import {
  codeButtonName,
  codeButtonText,
  formatClock,
  formatIdleLimit,
  formatMinutes,
  lockedButtonText,
  secondsLeft,
} from './countdown';

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 99_999, 0],
])('deadline %d at %d: %d s', (deadline, now, seconds) => expect(secondsLeft(deadline, now)).toBe(seconds));

describe("code button: \"shown as 'sent (n)' then 'resend'\"", () => {
  test('what it shows', () => {
    expect(codeButtonText(0, false)).toBe('获取验证码');
    expect(codeButtonText(120, true)).toBe('已发送(120)');
    expect(codeButtonText(1, false)).toBe('已发送(1)');
    expect(codeButtonText(0, true)).toBe('重新获取');
  });

  test('what it is called', () => {
    expect(codeButtonName(60, true)).toBe('获取验证码 (60秒后可重新获取)');
    expect(codeButtonName(0, true)).toBe('重新获取');
    expect(codeButtonName(0, false)).toBe('获取验证码');
  });
});

test('a locked button counts', () => {
  expect(lockedButtonText('登录', 298)).toBe('登录（4:58 后重试）');
  expect(lockedButtonText('登录', 30)).toBe('登录（30 秒后重试）');
  expect(lockedButtonText('登录', 0)).toBe('登录');
});

test.each([
  [1_800, '30 分钟'],
  [600, '10 分钟'],
  [89, '1 分钟'],
  [90, '2 分钟'],
  [5, '1 分钟'],
])('about %d seconds', (seconds, text) => expect(formatMinutes(seconds)).toBe(text));

test.each([
  [1_800, '30 分钟'],
  [7_200, '120 分钟'],
  [90, '1 分 30 秒'],
  [60, '1 分钟'],
  [45, '45 秒'],
])('idle limit "(seconds, shown in minutes)": %d', (seconds, text) => expect(formatIdleLimit(seconds)).toBe(text));

test.each([
  [1_781, '29:41'],
  [60, '1:00'],
  [5, '0:05'],
  [0, '0:00'],
])('%d seconds on a clock', (seconds, text) => expect(formatClock(seconds)).toBe(text));
