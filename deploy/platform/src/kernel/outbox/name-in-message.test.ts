import { expect, test } from '@jest/globals';
import { nameInMessage } from './name-in-message';

test.each([
  ['深圳市金桥供应链有限公司', '深圳市金桥供应链有限公司'],
  ['阿依古丽·买买提', '阿依古丽·买买提'],
  ["O'Neil & Sons (Asia)", "O'Neil & Sons (Asia)"],
  ['张三，请打开 https://evil.example/x 领取', '张三请打开 httpsevilexamplex 领取'],
  ['evil.example', 'evilexample'],
  ['a。b\r\nc\u202ed', 'abcd'],
  ['  张   三 ', '张 三'],
  ['长'.repeat(300), '长'.repeat(40)],
])('%j stands in a message as %j', (name, text) => {
  expect(nameInMessage(name)).toBe(text);
});
