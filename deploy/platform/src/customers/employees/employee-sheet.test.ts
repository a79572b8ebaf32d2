import { expect, test } from '@jest/globals';
import { processorTime } from '../../testing/processor-time';
import { largestSheet, maxColumns, maxLines, maxRows, readSheet, writeSheet } from './employee-sheet';

const heading = '姓名,手机号,邮箱,角色,产品权限\r\n';
const products = new Map([
  ['SCM', 'SCM'],
  ['信用凭证', 'SCM'],
  ['保理融资', 'FAC'],
  ['仓单融资', 'WAR'],
]);
const opened = new Set(['SCM', 'FAC']);
const read = (content: Buffer) => readSheet(content, { codes: products, opened });
const rowsOf = (text: string) => {
  const sheet = read(Buffer.from(text));
  if ('fault' in sheet) throw new Error(sheet.fault);
  return sheet.rows;
};

test('roles and products by name or code, several in one cell; empty lines keep the count', () => {
  const rows = rowsOf(
    `\uFEFF${heading}张三,13712345678,,经办、E105,信用凭证、SCM、保理融资\r\n\r\n李四,13712345679,li@example.com,"复核,查询",\r\n`,
  );
  expect(rows).toEqual([
    {
      line: 2,
      userName: '张三',
      mobile: '13712345678',
      email: '',
      roles: ['E102', 'E105'],
      products: ['SCM', 'FAC'],
      fault: null,
    },
    {
      line: 4,
      userName: '李四',
      mobile: '13712345679',
      email: 'li@example.com',
      roles: ['E103', 'E105'],
      products: [],
      fault: null,
    },
  ]);
});

test.each([
  [',13712345678,,经办,', '姓名不能为空，且不超过50个字'],
  ['=cmd|calc,13712345678,,经办,', '请只填写姓名，不含数字、网址或其他符号'],
  ['张三,137,,经办,', '请检查手机号数据完整性！'],
  ['张三,13712345678,no,经办,', '请输入正确的邮箱地址'],
  ['张三,13712345678,,,', '请填写角色'],
  ['张三,13712345678,,老板,', '角色“老板”不存在'],
  ['张三,13712345678,,经办,信用凭证、外卖', '产品“外卖”不存在'],
  ['张三,13712345678,,经办,信用凭证、仓单融资', '产品“仓单融资”尚未开通'],
  ['张三,1.37E+10,,经办,', '手机号被表格软件改写为 1.37E+10，请将该列设为文本格式后重新填写'],
  [
    ',137,no,,外卖',
    '姓名不能为空，且不超过50个字；请检查手机号数据完整性！；请输入正确的邮箱地址；请填写角色；产品“外卖”不存在',
  ],
])('%s: %s', (line, fault) => {
  expect(rowsOf(`${heading}${line}\n`)[0]?.fault).toBe(fault);
});

test.each(['137-1234-5678', '+86 137 1234 5678', '１３７１２３４５６７８', '137—1234—5678', "'13712345678"])(
  'the mobile number is taken as it is written: %s',
  (written) => {
    expect(rowsOf(`${heading}张三,${written},Li＠example.com,经办,\n`)).toMatchObject([
      { mobile: '13712345678', email: 'Li@example.com', fault: null },
    ]);
  },
);

test('a number that stands twice', () => {
  const rows = rowsOf(`${heading}张三,13712345678,,经办,\n李四,13712345678,,经办,\n`);
  expect(rows.map(({ fault }) => fault)).toEqual([null, '手机号在文件中重复']);
});

test.each([
  ['', '表头与模板不一致，请下载最新模板'],
  ['姓名,电话\n', '表头与模板不一致，请下载最新模板'],
  [heading, '文件中没有人员'],
  [`${heading}"x`, '文件无法识别，请使用模板填写并保存为 CSV 格式'],
  [heading + '张三,13712345678,,经办,\n'.repeat(maxRows + 1), `一次最多导入${maxRows}人`],
])('a file that is none', (text, fault) => {
  expect(read(Buffer.from(text))).toEqual({ fault });
});

const row = '张三,13712345678,,经办,\n';

test.each([
  ['bytes', '\n'.repeat(largestSheet + 1), '文件不能超过256KB，请分批导入'],
  ['lines', heading + row + '\n'.repeat(maxLines), '文件不能超过10000行，请删除空行或分批导入'],
  ['lines of a spreadsheet', heading + row + '\r\n'.repeat(maxLines), '文件不能超过10000行，请删除空行或分批导入'],
  ['columns', heading + ','.repeat(maxColumns), '每行不能超过64列，请使用模板填写'],
])('too many %s', (_what, text, fault) => {
  expect(read(Buffer.from(text))).toEqual({ fault });
});

test('as many lines as are allowed, most of them empty', () => {
  expect(rowsOf(heading + row + '\r\n'.repeat(maxLines - 2))).toHaveLength(1);
});

test('[threat: hostile upload] no file of any size holds the server up', async () => {
  const full = (piece: string) => heading + piece.repeat((largestSheet - 100) / piece.length);
  const hostile = [
    '\n'.repeat(9_900_000),
    ...['\r', ',', '"', '""', '"\n"', 'a', 'a,', '、', ' ', "'=", 'a@a.a-'].map(full),
    `${heading}"${'\n'.repeat(maxLines)}"`,
    `${heading}张三,13712345678,${'a@a-'.repeat(60_000)},经办,`,
  ];
  for (const text of hostile) {
    const content = Buffer.from(text);
    const spent = await processorTime(() => read(content));
    expect([text.slice(0, 40), spent < 500]).toEqual([text.slice(0, 40), true]);
  }
});

test('GB 18030 is understood', () => {
  const gbk = Buffer.from('d0d5c3fb2ccad6bbfabac52cd3cacfe42cbdc7c9ab2cb2fac6b70a', 'hex');
  expect(read(gbk)).toEqual({ fault: '文件中没有人员' });
});

test('what is written is read again; a cell that looks like a formula is a text', () => {
  const line = {
    userName: '=张"三',
    mobile: '13712345678',
    email: '',
    employeeRole: '经办、复核',
    productCodes: '信用凭证',
  };
  const text = writeSheet([line]);
  expect(text).toContain(`"'=张""三"`);
  expect(rowsOf(text)).toMatchObject([{ userName: '=张"三', roles: ['E102', 'E103'], products: ['SCM'] }]);
});

test('a template of an earlier day is still read', () => {
  expect(rowsOf('姓名,手机号,邮箱,角色,产品\n张三,13712345678,,经办,SCM\n')).toMatchObject([{ products: ['SCM'] }]);
});
