import { expect, test } from '@jest/globals';
import { cachedViews, isCachedView } from './cached-views';

test('the cached list views are the eight of the spec', () => {
  expect(cachedViews.join(', ')).toBe(
    'creditList, billList, signatureList, endorseList, depositList, settleList, invoiceList, znxList',
  );
  expect(isCachedView('znxList')).toBe(true);
  expect(isCachedView('employeeList')).toBe(false);
});
