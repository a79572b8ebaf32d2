import { expect, test } from '@jest/globals';
import { mostRows, readSheet, sheetLine } from './employee-sheet';

const heading = '姓名,手机号,邮箱,角色,产品\r\n';
const rowsOf = (text: string) => {
  const sheet = readSheet(Buffer.from(text));
  if ('fault' in sheet) throw new Error(sheet.fault);
  return sheet.rows;
};

test('roles by name or code, several in one cell; empty lines keep the count', () => {
  const rows = rowsOf(
    `\uFEFF${heading}张三,13712345678,,经办、E105,SCM\r\n\r\n"李,四",13712345679,li@example.com,复核,\r\n`,
  );
  expect(rows).toEqual([
    {
      line: 2,
      userName: '张三',
      mobile: '13712345678',
      email: '',
      roles: ['E102', 'E105'],
      products: ['SCM'],
      fault: null,
    },
    {
      line: 4,
      userName: '李,四',
      mobile: '13712345679',
      email: 'li@example.com',
      roles: ['E103'],
      products: [],
      fault: null,
    },
  ]);
});

test.each([
  [',13712345678,,经办,', '姓名不能为空，且不超过50个字'],
  ['张三,137,,经办,', '请检查手机号数据完整性！'],
  ['张三,13712345678,no,经办,', '请输入正确的邮箱地址'],
  ['张三,13712345678,,,', '请填写角色'],
  ['张三,13712345678,,老板,', '角色“老板”不存在'],
  ['张三,13712345678,,经办,../x', '产品填写有误'],
])('%s: %s', (line, fault) => {
  expect(rowsOf(`${heading}${line}\n`)[0]?.fault).toBe(fault);
});

test('a number that stands twice', () => {
  const rows = rowsOf(`${heading}张三,13712345678,,经办,\n李四,13712345678,,经办,\n`);
  expect(rows.map(({ fault }) => fault)).toEqual([null, '手机号在文件中重复']);
});

test.each([
  ['', '表头与模板不一致，请下载最新模板'],
  ['姓名,电话\n', '表头与模板不一致，请下载最新模板'],
  [heading, '文件中没有人员'],
  [`${heading}"x`, '文件无法识别，请使用模板填写并保存为 CSV 格式'],
  [heading + '张三,13712345678,,经办,\n'.repeat(mostRows + 1), `一次最多导入${mostRows}人`],
])('a file that is none', (text, fault) => {
  expect(readSheet(Buffer.from(text))).toEqual({ fault });
});

test('GB 18030 is understood', () => {
  const gbk = Buffer.from('d0d5c3fb2ccad6bbfabac52cd3cacfe42cbdc7c9ab2cb2fac6b70a', 'hex');
  expect(readSheet(gbk)).toEqual({ fault: '文件中没有人员' });
});

test('what goes out is a text, never a formula', () => {
  expect(sheetLine(['=1+1', 'a"b', '一,二', '@x'])).toBe(`'=1+1,"a""b","一,二",'@x\r\n`);
});
