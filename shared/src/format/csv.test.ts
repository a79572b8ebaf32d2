import { describe, expect, test } from '@jest/globals';
import { toCsv } from './csv';

const one = (text: string, digitsAreText = false) =>
  toCsv([{ title: 'T', text: () => text, digitsAreText }], [null]).split('\r\n')[1];

describe('toCsv', () => {
  test('begins with the mark that tells spreadsheets of UTF-8', () => {
    expect(toCsv([{ title: '姓名', text: String }], ['张三'])).toBe('\uFEFF姓名\r\n张三\r\n');
  });
  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['1,234.50', '"1,234.50"'],
  ])('%j is quoted', (text, cell) => {
    expect(one(text)).toBe(cell);
  });
  test.each(['=1+1', '+cmd', '@x', '-2+3', '\tx', '=HYPERLINK("x")'])('%j cannot be run as a formula', (text) => {
    expect(one(text)?.replace(/^"/, '').startsWith("'")).toBe(true);
  });
  test.each(['-12.50', '-1'])('%s is a number and stays one', (text) => {
    expect(one(text)).toBe(text);
  });
  test('digits that are a name stay whole', () => {
    expect(one('6222020200112233445', true)).toBe('"=""6222020200112233445"""');
    expect(one('0012', true)).toBe('"=""0012"""');
  });
  test('what is no mere digits is an ordinary cell, also there', () => {
    expect(one('=1+1', true)).toBe("'=1+1");
  });
});
