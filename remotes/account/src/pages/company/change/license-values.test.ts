import { expect, test } from '@jest/globals';
import { sampleChange } from '../../../change-requests/testing/sample-change';
import { sampleCompany } from '../testing/sample-company';
import { firstLicenseValues, licenseDraftOf } from './license-values';

const company = sampleCompany({ termEnd: '2027-01-01' });
const license = { fileToken: 'f-new', fileName: '新执照.pdf', size: 10 };

test('begins with the last days that hold now, and without papers', () => {
  expect(firstLicenseValues(company, null)).toEqual({
    termEnd: '2027-01-01',
    endless: false,
    legalIdValidTo: '2035-01-01',
    idEndless: false,
    reason: '',
    licenseFile: [],
    legalIdFront: [],
    legalIdBack: [],
  });
});

test('goes on with what a request already asks for', () => {
  const change = sampleChange({
    changeType: 'LICENSE',
    values: { licenseFile: 'f-new', termEnd: null },
    files: [license],
  });
  expect(firstLicenseValues(company, change)).toMatchObject({ endless: true, licenseFile: [license] });
});

test('sends the licence, and its last day where that is another', () => {
  expect(licenseDraftOf(company, { licenseFile: [license], termEnd: '2037-01-01' })).toEqual({
    changeType: 'LICENSE',
    values: { licenseFile: 'f-new', termEnd: '2037-01-01' },
    fileTokens: [],
  });
  expect(licenseDraftOf(company, { termEnd: '2027-01-01' }).values).toEqual({});
  const [front, back] = [
    { ...license, fileToken: 'f-front' },
    { ...license, fileToken: 'f-back' },
  ];
  expect(
    licenseDraftOf(company, { legalIdFront: [front], legalIdBack: [back], legalIdValidTo: '2045-01-01' }).values,
  ).toEqual({
    legalIdFront: 'f-front',
    legalIdBack: 'f-back',
    legalIdValidTo: '2045-01-01',
  });
});
