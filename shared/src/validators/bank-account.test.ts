import { describe, expect, test } from '@jest/globals';
import { bankAccount, bankBranch, newBankAccount, newBankSerialNo, sameBankAccount } from './bank-account';

describe('bank account and branch', () => {
  test.each(['12345678', '6222020200012345678', '1'.repeat(30)])('account %s is good', (value) => {
    expect(bankAccount(value)).toBeNull();
  });

  test.each(['1234567', '1'.repeat(31), '1234 5678', '1234567a', 'x12345678'])('account %p is none', (value) => {
    expect(bankAccount(value)).toBe('请输入8至30位数字的银行账号');
  });

  test('branch', () => {
    expect(bankBranch('102100099996')).toBeNull();
    for (const value of ['10210009999', '1021000999960', '10210009999a', 'a102100099996'])
      expect(bankBranch(value)).toBe('请输入12位数字的联行号');
  });

  test.each(['2026112910451200', 'HQP-00318-A'])('the bank’s number %s is good', (value) => {
    expect(newBankSerialNo(value)).toBeNull();
  });

  test('the bank’s number is wanted, and is neither a word nor an amount', () => {
    expect(newBankSerialNo('')).toBe('请输入银行流水号');
    for (const value of ['12345', '已打款，请查收', '0.36 元整', '1'.repeat(41)])
      expect(newBankSerialNo(value)).toBe('请输入6至40位的银行流水号，仅限字母、数字和短横线');
  });

  test('a new account needs its number', () => {
    expect(newBankAccount('')).toBe('请输入8至30位数字的银行账号');
  });

  test.each([
    ['', '请再次输入银行账号'],
    ['62220211', '两次输入的银行账号不一致'],
    ['62220210', null],
    [' 62220210 ', null],
  ])('62220210 typed again as %p: %s', (again, sentence) => {
    expect(sameBankAccount(() => '62220210')(again)).toBe(sentence);
  });
});
