import { expect, test } from '@jest/globals';
import { anchorOf } from './anchor-of';

test.each([
  ['二、核对并解压', '二核对并解压'],
  ['数据密钥 `DATA_KEY`', '数据密钥-data_key'],
  ['1. 建立数据库', '1-建立数据库'],
  ['员工：邀请、角色（两人）', '员工邀请角色两人'],
])('%s becomes #%s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
