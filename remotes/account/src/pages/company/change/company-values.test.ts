import { describe, expect, test } from '@jest/globals';
import { sampleChange } from '../../../change-requests/testing/sample-change';
import { sampleCompany } from '../testing/sample-company';
import { checkedInDraft, draftOf, firstValues, presentValues } from './company-values';

const company = sampleCompany();

test('what is not touched is not asked for', () => {
  expect(draftOf(company, presentValues(company))).toEqual({ changeType: 'COMPANY', values: {}, fileTokens: [] });
});

test('a capital that was stored without decimals is not changed by the field that writes them', () => {
  const stored = sampleCompany({ registeredCapital: '5000' });
  expect(draftOf(stored, { ...presentValues(stored), registeredCapital: '5000.00' }).values).toEqual({});
});

describe('what is to become something else', () => {
  test('texts, trimmed; what was emptied is left as it is', () => {
    const values = { ...presentValues(company), mailAddress: ' 新路9号 ', scope: '  ', reason: ' 搬迁 ' };
    expect(draftOf(company, values)).toMatchObject({ values: { mailAddress: '新路9号' }, reason: '搬迁' });
    expect(draftOf(company, values).values).not.toHaveProperty('scope');
  });

  test('a text that may be empty is cleared, also what a draft asked for', () => {
    const reached = sampleCompany({ invoice: { ...company.invoice, phone: '021-58880000' } });
    expect(draftOf(reached, { ...presentValues(reached), invoicePhone: ' ' }).values).toEqual({ invoicePhone: '' });
  });

  test.each([
    [null, { endless: true }, {}],
    [null, { endless: false, termEnd: '2030-01-01' }, { termEnd: '2030-01-01' }],
    ['2030-01-01', { endless: true, termEnd: '2030-01-01' }, { termEnd: null }],
    ['2030-01-01', { endless: false }, {}],
  ])('the last day %s, filled in as %o', (termEnd, filled, expected) => {
    const before = sampleCompany({ termEnd });
    const { termEnd: _, ...present } = presentValues(before);
    expect(draftOf(before, { ...present, ...filled }).values).toEqual(expected);
  });

  test('whether it is a small company', () => {
    expect(draftOf(company, { smallMicro: true }).values).toEqual({ smallMicro: true });
  });

  test('the invoice’s part goes by the names of requests', () => {
    expect(draftOf(company, { invoiceBankName: '招商银行上海分行' }).values).toEqual({
      invoiceBankName: '招商银行上海分行',
    });
  });
});

test('a draft is laid over what stands there now', () => {
  const change = sampleChange({
    changeType: 'COMPANY',
    values: { mailAddress: '新路9号', termEnd: '2030-01-01', smallMicro: true },
    reason: '搬迁',
  });
  expect(firstValues(company, change)).toMatchObject({
    compName: company.compName,
    mailAddress: '新路9号',
    termEnd: '2030-01-01',
    endless: false,
    smallMicro: true,
    reason: '搬迁',
  });
});

test('even a draft holds no capital and no taxpayer number that are none', () => {
  expect(checkedInDraft({ registeredCapital: '很多', taxpayerId: '' })).toEqual(['registeredCapital']);
});
