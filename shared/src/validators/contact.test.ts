import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { companyName, email, landline, mobile, mobileShape, personName, postalCode, reachable } from './contact';

const digit = fc.constantFrom(...'0123456789');
const digits = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((list) => list.join(''));

describe('mobile number: "It must be 11 digits, starting with 1 and followed by 2 to 9", "Messages: 请检查手机号数据完整性！ or 请输入正确手机号码"', () => {
  test.each([undefined, null, '', '  '])('"required (手机号码不能为空！)": %p', (value) => {
    expect(mobile(value)).toBe('手机号码不能为空！');
    expect(mobileShape(value)).toBeNull();
  });

  test.each(['1', '1380000000', '138000000011', '+8613800000001', '138 0000 0001', '138-0000-0001'])(
    '%p is not 11 characters long: 请检查手机号数据完整性！',
    (value) => expect(mobile(value)).toBe('请检查手机号数据完整性！'),
  );

  test.each([
    '11800000001',
    '10800000001',
    '23800000001',
    '1380000000a',
    '１３８００００００01',
    '138000 0001',
    'abcdefghijk',
  ])('%p: 请输入正确手机号码', (value) => expect(mobile(value)).toBe('请输入正确手机号码'));

  test.each(['12000000000', '13800000001', '14500000000', '16600000000', '17000000000', '19999999999'])(
    '%p is good',
    (value) => expect(mobile(value)).toBeNull(),
  );

  test('"pattern ^1[23-9]\\d{9}$"', () => {
    fc.assert(
      fc.property(digits(11), (text) => {
        expect(mobile(text) === null).toBe(/^1[23-9]\d{9}$/.test(text));
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...'23456789'), digits(9), (second, rest) => mobile(`1${second}${rest}`) === null),
    );
  });
});

describe('"e-mail (请输入正确的邮箱地址)"', () => {
  test.each([
    'a@b.cn',
    'zhang.san@example.com',
    'zhang_san+bank@mail.example.com.cn',
    'a-b%c@x-y.co',
    '10086@139.com',
    `${'a'.repeat(242)}@example.com`,
  ])('%s is good', (value) => expect(email(value)).toBeNull());

  test.each([
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a@b..cn',
    'a@.cn',
    'a@-b.cn',
    'a@b-.cn',
    'a.@b.cn',
    '.a@b.cn',
    'a..b@b.cn',
    'a b@b.cn',
    'a@b.cn ',
    ' a@b.cn',
    'a@@b.cn',
    'a@b@c.cn',
    '张三@b.cn',
    'a@b.cn,c@d.cn',
    '<a@b.cn>',
    `${'a'.repeat(243)}@example.com`,
    `a@b.${'c'.repeat(64)}`,
  ])('%p: 请输入正确的邮箱地址', (value) => expect(email(value)).toBe('请输入正确的邮箱地址'));

  test('nothing typed is not its business', () => expect(email('')).toBeNull());

  test('addresses as the standard makes them, of the usual characters', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(/^[\w.%+-]+@/.test(address) && address.length <= 254);
        expect(email(address)).toBeNull();
      }),
    );
  });

  test('a hostile text costs no time', () => {
    const started = performance.now();
    for (const piece of ['a.', 'a@', 'a-', 'aa', 'a@a.a-']) {
      email(`${piece.repeat(120)}!`);
      email(`a@${piece.repeat(120)}!`);
      email(`a@${piece.repeat(100_000)}`);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('landline "with area code such as 010-1234567"', () => {
  test.each(['010-1234567', '010-12345678', '0571-12345678', '0755-1234567'])('%s is good', (value) => {
    expect(landline(value)).toBeNull();
  });

  test.each([
    '0101234567',
    '10-1234567',
    '01-1234567',
    '05711-1234567',
    '010-123456',
    '010-123456789',
    '010-1234567-1',
    'x010-1234567',
    '110-1234567',
  ])('%p is none', (value) => expect(landline(value)).toBe('请输入正确的座机号码，例如 010-1234567'));
});

describe('"postal code of six digits (请输入正确的邮政编码！)"', () => {
  test.each(['100000', '518000', '010000'])('%s is good', (value) => expect(postalCode(value)).toBeNull());

  test.each(['10000', '1000000', '10000a', '１０００００', '100 00'])('%p: 请输入正确的邮政编码！', (value) => {
    expect(postalCode(value)).toBe('请输入正确的邮政编码！');
  });
});

test.each([
  ['13800000001', null],
  ['chen@example.com', null],
  ['', '请输入能联系到您的手机号或邮箱'],
  ['1380000', '请输入正确的手机号或邮箱'],
  ['chen@', '请输入正确的手机号或邮箱'],
])('a way to reach somebody, by number or by e-mail: %p', (value, fault) => {
  expect(reachable(value)).toBe(fault);
});

test.each(['程亮', '阿依古丽·买买提', 'Anna-Maria O’Neil', 'J. Smith', '王芳（财务）', '欧阳 明月'])(
  '%s is a name of a person',
  (name) => expect(personName(name)).toBeNull(),
);

test.each([
  'evil.example',
  'https://evil.example/x',
  '张三13800000001',
  '张三 400-123-4567',
  '张三 ４００１２３',
  '请打开evil。com',
  'a@evil.example',
  '张三/evil',
  '张三\n李四',
  '长'.repeat(41),
])('%j is none: a letter of the platform would carry it', (name) => {
  expect(personName(name)).toBe('请只填写姓名，不含数字、网址或其他符号');
});

test.each(['1', '12345', 'a', '公', '🐶', '=cmd|calc', '<script>'])(
  'no register holds %j, as a person or a company',
  (name) => {
    expect(personName(name)).not.toBeNull();
    expect(companyName(name)).not.toBeNull();
  },
);

test('a name of one letter is told to be incomplete', () => {
  expect(personName('王')).toBe('请输入完整的姓名');
  expect(companyName('公')).toBe('请输入营业执照上的企业全称');
  expect(companyName('<script>')).toBe('企业名称含有不能使用的符号');
});

test.each([
  '合肥蜀山电气有限公司',
  '“好又多”（上海）商贸有限公司',
  'AT&T 中国有限公司',
  '58同城信息技术有限公司',
  '3M中国有限公司',
  'A.O.史密斯（中国）有限公司',
  '第2025工厂',
])('%s is a name of a company', (name) => expect(companyName(name)).toBeNull());

test.each([
  '某公司 evil.example',
  '某公司evil．com',
  'www某公司',
  '某公司https',
  '某公司//x',
  'x＠evil',
  '某公司13800000001',
  '某公司 400 123 4567',
  '某公司１３８０００００００１',
])('%j is none', (name) => expect(companyName(name)).toBe('请只填写企业名称，不含网址、邮箱或电话号码'));
