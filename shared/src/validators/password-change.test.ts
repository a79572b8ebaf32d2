import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  confirmedPassword,
  firstPassword,
  newPassword,
  oldPassword,
  passwordChecklist,
  passwordFormInvalid,
  passwordRuleText,
} from './password-change';

const allRules = ['10', '20', '30', '40'];
const full = '密码10-16位，包含大写字母、小写字母、数字、特殊字符';

describe('the sentence built from the rule codes', () => {
  test.each([
    [allRules, full],
    [[40, 10], '密码10-16位，包含大写字母、特殊字符'],
    [['30'], '密码10-16位，包含数字'],
    [['20', '20'], '密码10-16位，包含小写字母'],
    [[], '密码10-16位'],
    [['99'], '密码10-16位'],
  ])('%j: %s', (codes, sentence) => expect(passwordRuleText(codes)).toBe(sentence));
});

describe('old password', () => {
  test('"请输入原密码!"', () => {
    expect(oldPassword('')).toBe('请输入原密码!');
    expect(oldPassword('anything')).toBeNull();
  });
});

describe('"New password must be 10 to 16 characters and contain each class required by the rule list"', () => {
  const rule = newPassword(allRules, () => 'Portal@2026x');

  test.each([undefined, '', ' '])('"New password required: 请输入新密码!": %p', (value) => {
    expect(rule(value)).toBe('请输入新密码!');
  });

  test('"New password must differ from the old: 新密码不能与原密码一致!"', () => {
    expect(rule('Portal@2026x')).toBe('新密码不能与原密码一致!');
    expect(newPassword(allRules, () => 'short')('short')).toBe('新密码不能与原密码一致!');
  });

  test.each(['Portal@202', 'Portal@2026xyzab'])('%s is good', (value) => expect(rule(value)).toBeNull());

  test.each(['Portal@20', 'Portal@2026xyzabc', 'portal@2026y', 'PORTAL@2026Y', 'Portal@portal', 'Portal20261'])(
    '%s: "密码10-16位，包含 followed by the required classes"',
    (value) => expect(rule(value)).toBe(full),
  );

  test('only the classes of the list are asked for', () => {
    expect(newPassword(['30'], () => null)('1234567890')).toBeNull();
    expect(newPassword([], () => undefined)('abcdefghij')).toBeNull();
    expect(newPassword(['30'], () => null)('abcdefghij')).toBe('密码10-16位，包含数字');
    expect(newPassword([], () => null)('abcdefghi')).toBe('密码10-16位');
  });

  test.each([
    ['Portal-2026x', '不能包含“-”，特殊字符限 ! @ # $ % ^ & * _'],
    ['Portal@2026 x', '不能包含空格，特殊字符限 ! @ # $ % ^ & * _'],
    ['密Portal@2026x', '不能包含“密”，特殊字符限 ! @ # $ % ^ & * _'],
  ])('%s: the character that does not count is named', (value, sentence) => expect(rule(value)).toBe(sentence));

  test('too long: the list says how long it is', () => {
    expect(passwordChecklist('Portal@2026xyzabcd', [])).toEqual([{ label: '密码10-16位（已输入18位）', met: false }]);
  });

  test('where there is no old one', () => {
    expect(firstPassword(allRules)('')).toBe('请输入新密码!');
    expect(firstPassword(allRules)('Portal@20')).toBe(full);
    expect(firstPassword(allRules)('Portal@2026x')).toBeNull();
  });
});

describe('confirmation', () => {
  let chosen: string | undefined = 'Portal@2026y';
  const rule = confirmedPassword(() => chosen);

  test('"Confirm required: 请再次输入新密码!"', () => expect(rule('')).toBe('请再次输入新密码!'));

  test('"it must equal the new password: 两次输入密码不一致!", as that is now', () => {
    expect(rule('Portal@2026x')).toBe('两次输入密码不一致!');
    expect(rule('Portal@2026y')).toBeNull();
    chosen = 'Portal@2026z';
    expect(rule('Portal@2026y')).toBe('两次输入密码不一致!');
    chosen = undefined;
    expect(rule('Portal@2026y')).toBe('两次输入密码不一致!');
  });
});

test('"A failed form check shows the warning 请校验表单"', () => expect(passwordFormInvalid).toBe('请校验表单'));

describe('checklist', () => {
  test('each rule by itself', () => {
    expect(passwordChecklist('abc1', allRules)).toEqual([
      { label: '密码10-16位', met: false },
      { label: '大写字母', met: false },
      { label: '小写字母', met: true },
      { label: '数字', met: true },
      { label: '特殊字符 ! @ # $ % ^ & * _', met: false },
    ]);
    expect(passwordChecklist('', [])).toEqual([{ label: '密码10-16位', met: false }]);
  });

  test('a password is good when everything on the list is ticked', () => {
    const characters = fc.constantFrom(...'ABYZabyz0189!@#$%^&*_-+ 密');
    const passwords = fc.array(characters, { maxLength: 18 }).map((list) => list.join(''));
    fc.assert(
      fc.property(passwords, fc.subarray(allRules), (password, codes) => {
        fc.pre(password.trim() !== '' && !/[-+ 密]/.test(password));
        const ticked = passwordChecklist(password, codes).every((check) => check.met);
        expect(firstPassword(codes)(password) === null).toBe(ticked);
      }),
    );
  });
});
