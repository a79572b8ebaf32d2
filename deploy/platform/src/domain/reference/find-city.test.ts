import { expect, test } from '@jest/globals';
import { findCity } from './find-city';

test.each([
  ['330100', '', '330100'],
  ['330106', '', '330100'],
  ['杭州市', '浙江省', '330100'],
  ['杭州', '', '330100'],
  ['浙江省杭州市', '', '330100'],
  ['义乌市', '浙江省', '330700'],
  ['北京市', '', '110100'],
  ['上海', '上海市', '310100'],
])('%s (%s) is %s', (text, province, city) => {
  expect(findCity(text, province)).toBe(city);
});

test.each(['', '1000', '999999', '某地', '朝阳区'])('%j is no city', (text) => {
  expect(findCity(text)).toBeUndefined();
});
