import { describe, expect, test } from '@jest/globals';
import { firstPassword } from '../../customers/employees/add-employee';
import { passwordFault } from './password-fault';

const rules = ['10', '20', '30', '40'];
const owner = { mobile: '13800000001', person: '陈立群', companies: ['华东精工制造有限公司'] };
const faultOf = (password: string) => passwordFault(password, { rules }, owner) ?? '';

describe('what a new password must not be', () => {
  test.each([
    'Password1!',
    'P@ssw0rd123',
    'Passw0rd!1',
    '2026Pa$$w0rd',
    'Adm1n@20261',
    '@Dmin#20261',
    'Admin@123456',
    'Qwerty@1234',
    '1qaz@WSX3edc',
    '!QAZ2wsx3edc',
    'Abcd@12345',
    'Aa123456!@',
    'Welcome@2026',
    'Huawei@12345',
    'Changeme@123',
    'Woaini@520520',
    'Gongyinglian@1',
    'Gongsi@20261',
    'Dragon#2026',
    'I1oveyou@2026',
    // A word with the usual tail, of which one letter more makes no other word.
    'Admin@2026x',
    'Portal@2026x',
    'Another#2026q',
    'Welcome#1a',
    'X1_Password!9',
    'Huawei_2026Q',
    // A pattern is on no list of words, but is guessed as quickly.
    'Aaaaaaaaa1!',
    'Zzzzzzzz#2026',
    'Abababab1!',
    'Abcdefgh@1',
    'Hgfedcba@1',
    'Fghjkl#2026x',
    'Lkjhgfds@12',
    'Woainiwoaini1!',
    'Chinachina@1',
  ])('[threat: guessed password] %s: a common word', (password) => expect(faultOf(password)).toMatch('过于常见'));

  test.each([
    'Chenliqun@1',
    'Liqunchen@1',
    'Chenlq@20261',
    'Clq@20261126',
    'Clq@2026112x',
    'Liqun#20261',
    'Huadong#2026',
    'Huadongjing@1',
    'Hdjg@202611',
    'Jinggong$2026',
    'Ch3nliqun@1',
  ])('%s: a name of its owner', (password) => expect(faultOf(password)).toMatch('拼音或首字母'));

  test('one’s own number', () => expect(faultOf('Xk@00000001q')).toBe('密码不能包含手机号码'));

  test('what the rules ask for comes first', () =>
    expect(faultOf('password')).toBe('密码10-16位，包含大写字母、小写字母、数字、特殊字符'));

  test.each(['Kz7#mQ2!pLwe', 'Wangchuan#88rt', 'Clqx@2026112', 'Kranich#2026q', 'Granite#7Wave', 'Papapaka#2026'])(
    '%s is taken',
    (password) => expect(faultOf(password)).toBe(''),
  );

  test('a demonstration’s own password is taken there, and nowhere else', () => {
    expect(passwordFault('Portal@2026x', { rules, known: ['Portal@2026x'] }, owner)).toBeNull();
    expect(passwordFault('Portal@2026y', { rules, known: ['Portal@2026x'] }, owner)).toMatch('过于常见');
  });

  test('another person’s name is no fault', () =>
    expect(passwordFault('Chenliqun@1', { rules }, { person: '周雅文' })).toBeNull());

  test.each([
    ['单雄信', 'Shanxx@20261'],
    ['单雄信', 'Danxiongxin1@'],
    ['欧阳明月', 'Mingyueouyang1@'],
    ['吕布', 'Lvbu@2026112'],
    ['Anna Li', 'Annali@20261'],
  ])('%s: %s', (person, password) => expect(passwordFault(password, { rules }, { person })).toMatch('拼音或首字母'));

  test('the platform’s own first passwords are good ones', () => {
    for (let turn = 0; turn < 200; turn += 1) expect(faultOf(firstPassword(owner))).toBe('');
  });
});
