import { expect, test } from '@jest/globals';
import { type Canary, evidencePart, type Figures, figureRows, suspicionsOf, verdictOf } from './canary';

const figures = (changes: Partial<Figures> = {}): Figures => ({
  ...{ visitors: 200, networks: 120, failed: 0, fellBack: 0, crashed: 0, loaded: 180, slow: 0 },
  ...changes,
});
const weigh = (reason: Canary['weighed'][number]['reason'], eValue: number, withoutFive = eValue) => ({
  reason,
  evidence: { eValue, enough: 4_000, withoutFive, enoughWithoutFive: 533 },
});
const canary = (changes: Partial<Pick<Canary, 'weighed' | 'figures'>> = {}) => ({
  weighed: [],
  figures: { canary: figures(), stable: figures() },
  ...changes,
});

test('both limits have to be reached before a canary is rolled back', () => {
  expect(evidencePart(weigh('crashes', 4_000, 533).evidence)).toBe(1);
  expect(evidencePart(weigh('crashes', 1e9, 0.2).evidence)).toBe(0);
  expect(evidencePart(weigh('crashes', 0.3).evidence)).toBe(0);
  expect(evidencePart({ eValue: 10, enough: 100, withoutFive: 30, enoughWithoutFive: 30 })).toBeCloseTo(0.5);
});

test('a fault that is measured in two ways shows the graver of them', () => {
  const parts = suspicionsOf({ weighed: [weigh('crashes', 2), weigh('crashes', 4_000, 533)] });
  expect(parts).toEqual([
    { fault: 'crashes', part: 1 },
    { fault: 'error-rate', part: 0 },
    { fault: 'load-time', part: 0 },
  ]);
});

test.each([
  ['即将自动回退', canary({ weighed: [weigh('load-time', 9_000, 9_000)] })],
  ['有异常迹象', canary({ weighed: [weigh('crashes', 200, 100)] })],
  ['未见异常', canary({ weighed: [weigh('crashes', 1.2)] })],
  ['数据不足', canary({ figures: { canary: figures({ networks: 3 }), stable: figures() } })],
])('%s', (label, told) => {
  expect(verdictOf(told).label).toBe(label);
});

test('figures stand beside those of the release that the others get', () => {
  const told = { canary: figures({ crashed: 5, slow: 9 }), stable: figures({ visitors: 0, loaded: 0, networks: 0 }) };
  expect(figureRows({ figures: told, slowBeyond: 1_000 })).toEqual([
    { label: '访客', canary: '200', stable: '0' },
    { label: '访客的网络', canary: '120', stable: '0' },
    { label: '页面崩溃', canary: '5（2.5%）', stable: '0' },
    { label: '加载失败', canary: '0（0%）', stable: '0' },
    { label: '回落到上一版本', canary: '0（0%）', stable: '0' },
    { label: '慢于 1000 毫秒', canary: '9（5%）', stable: '0' },
  ]);
});
