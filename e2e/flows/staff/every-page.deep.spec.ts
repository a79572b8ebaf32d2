import { test } from '../../support/own-tenant';
import { walkDesk } from './walk-desk';

test('every page of the desk at a narrow window and on a phone', async ({ page, browser, tenant }) => {
  test.setTimeout(300_000);
  await walkDesk(page, browser, { tenant, widths: [992, 375] });
});
