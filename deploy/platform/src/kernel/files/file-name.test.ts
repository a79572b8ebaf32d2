import { expect, test } from '@jest/globals';
import { safeFileName } from './file-name';

test.each([
  ['营业执照.pdf', '营业执照.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.png', 'a.png'],
  ['a\u0000\r\nb.png', 'ab.png'],
  ['..pdf', 'pdf'],
  ['', '文件'],
  ['///', '文件'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
])('[threat: hostile upload] %j is shown as %j', (name, shown) => {
  expect(safeFileName(name)).toBe(shown);
});
