import { expect, test } from '@jest/globals';
import { verificationView } from '../../testing/verification-view';
import { agentValuesOf, legalDraftOf, legalPersonOf, legalValuesOf } from './card-values';

const file = { fileToken: 'f'.repeat(16), fileName: '人像面.png', size: 1, digest: '1' };
const legalPerson = {
  state: 'DONE' as const,
  name: '王立新',
  idNo: '110105********002X',
  idValidFrom: '2015-01-01',
  idValidTo: null,
  frontFile: file,
  backFile: null,
};
const blank = { ...legalPerson, state: 'TODO' as const, name: '', idNo: '', idValidFrom: '', frontFile: null };
const noDrafts = { legalPerson: null, agent: null };

test('a card without a last day is endless, one that is empty is not', () => {
  expect(legalValuesOf({ legalPerson, drafts: noDrafts })).toMatchObject({ endless: true, frontFile: [file] });
  expect(legalValuesOf({ legalPerson: blank, drafts: noDrafts }).endless).toBe(false);
});

test('what was typed last comes before what is known', () => {
  const draft = { ...legalPerson, name: '王', idNo: '1101' };
  expect(legalValuesOf({ legalPerson, drafts: { ...noDrafts, legalPerson: draft } })).toMatchObject({
    name: '王',
    idNo: '1101',
  });
  const { agent } = verificationView;
  expect(agentValuesOf({ agent, drafts: noDrafts }).name).toBe('田新');
});

test('the draft keeps what is there, the card sends all of it', () => {
  const values = legalValuesOf({ legalPerson, drafts: noDrafts });
  expect(legalDraftOf(values)).toMatchObject({ idValidTo: null, frontFile: file.fileToken, backFile: '' });
  expect(
    legalPersonOf({ ...values, idNo: '11010519491231002x', endless: false, idValidTo: '2035-01-01' }),
  ).toMatchObject({
    idType: 'ID',
    idNo: '11010519491231002X',
    idValidTo: '2035-01-01',
  });
});
