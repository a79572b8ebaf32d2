import { expect, test } from '@jest/globals';
import { draftOf, type PermitValues, valuesOf, withRead } from './permit-values';

const license = { fileToken: 'f'.repeat(16), fileName: '营业执照.pdf', size: 10 };
const empty: PermitValues = { productCodes: [], licenseFile: [], endless: false, smallMicro: false };

test('a draft comes back as it was kept, the file with its name', () => {
  const values = { ...empty, productCodes: ['SCM'], licenseFile: [license], address: '路1号', endless: true };
  const draft = draftOf(values);
  expect(draft).toMatchObject({ licenseFile: license.fileToken, termEnd: null, address: '路1号', scope: '' });
  expect(valuesOf({ values: draft, license })).toEqual(values);
});

test('a last day that was not given yet is not an endless term', () => {
  expect(draftOf(empty).termEnd).toBe('');
  expect(valuesOf({ values: {}, license: null }).endless).toBe(false);
});

test('what the licence says fills gaps and never replaces what was typed', () => {
  const read = { compName: '试点制造有限公司', legalPerson: '王立新', termEnd: null };
  const { values, filled } = withRead({ ...empty, compName: '已填写的名称' }, read);
  expect(values).toMatchObject({ compName: '已填写的名称', legalPerson: '王立新', endless: true });
  expect(filled).toEqual(['legalPerson', 'termEnd']);
});

test('a last day that was typed stays', () => {
  const { values } = withRead({ ...empty, termEnd: '2030-01-01' }, { termEnd: null });
  expect(values).toMatchObject({ termEnd: '2030-01-01', endless: false });
});
