import { expect, test } from '@jest/globals';
import { differs, readFor } from './compare';

test.each([
  ['compName', '金桥（上海）有限公司', '金桥(上海)有限公司', false],
  ['compName', '金桥有限公司', '金侨有限公司', true],
  ['registeredCapital', '5000.00', '5,000', false],
  ['registeredCapital', '5000.00', '500', true],
  ['address', '科技园路88号', '上海市浦东新区科技园路88号', false],
  ['scope', '贸易', '国际贸易', true],
  ['address', '', '上海市', true],
])('%s: %s beside %s', (name, typed, read, result) => {
  expect(differs(name, typed, read)).toBe(result);
});

test('of each provider the newest value counts', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const readings = [
    { fileToken: 'f', port: 'ocr', values: { compName: '乙' }, at: at(3) },
    { fileToken: '', port: 'registry', values: { compName: '丙' }, at: at(2) },
    { fileToken: 'f', port: 'ocr', values: { compName: '甲', scope: '贸易' }, at: at(1) },
  ];
  expect(readFor('compName', readings)).toEqual([
    { port: 'ocr', value: '乙', at: at(3) },
    { port: 'registry', value: '丙', at: at(2) },
  ]);
  expect(readFor('scope', readings)).toEqual([{ port: 'ocr', value: '贸易', at: at(1) }]);
  expect(readFor('constructor', readings)).toEqual([]);
});
