import { test } from '@playwright/test';
import { walkDesk } from './walk-desk';

test('every page of the desk at a narrow window and on a phone', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await walkDesk(page, browser, [992, 375]);
});
