import { expect, test } from '@jest/globals';
import { type AccountValues, registrationOf } from './account-values';

const values: AccountValues = {
  compName: ' 试点制造有限公司 ',
  creditCode: '91350100M000100Y43',
  userName: '田新',
  identity: '20',
  mobile: '13722220001',
  code: '123456',
  pwd: 'Kranich@2026x',
  rePwd: 'Kranich@2026x',
  consents: true,
};

test('the one box stands for all three texts', () => {
  expect(registrationOf(values, 'b1').consents).toEqual(['SERVICE', 'PRIVACY', 'CERTIFICATE']);
  expect(registrationOf({ ...values, consents: false }, 'b1').consents).toEqual([]);
});

test('blanks around names are none of the company’s, empty fields are not sent', () => {
  const body = registrationOf({ ...values, email: '', inviteCode: '  ' }, 'b1');
  expect(body.compName).toBe('试点制造有限公司');
  expect(body).not.toHaveProperty('email');
  expect(body).not.toHaveProperty('inviteCode');
});
