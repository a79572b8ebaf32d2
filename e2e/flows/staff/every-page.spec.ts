import { deskPages } from '../../screenshots/pages/desk';
import { expect, test } from '../../support/own-tenant';
import { builtDesk, walkDesk } from './walk-desk';

test('every route of the desk has its picture', () => {
  const taken = deskPages.map(({ path }) => path.split(/[?#]/)[0]);
  // Details are behind a link of their list.
  const own = builtDesk().pages.filter(({ path }) => !path.includes('/:'));
  expect(own.map(({ path }) => path).filter((path) => !taken.includes(path))).toEqual([]);
});

test('every page of the desk has its heading, stays still and in the window, and serves assistive technology', async ({
  page,
  browser,
  tenant,
}) => {
  test.setTimeout(300_000);
  await walkDesk(page, browser, { tenant, widths: [1440] });
});
