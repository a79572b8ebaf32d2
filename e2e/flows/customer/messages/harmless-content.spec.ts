import type { Page } from '@playwright/test';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { watchComplaints } from '../../../support/page-watch';
import { sendMessage } from '../../../support/platform-message';
import { expectNothingRan, scriptPayloads } from '../../../support/script-payloads';

const phone = '13900000003';
const link = '<p>见<a href="https://example.com/help">外部说明</a></p>';

/** The server cleans stored texts. Here the answer comes as if it had not. */
async function answerUncleaned(page: Page, call: string): Promise<void> {
  await page.route(`**/${call}`, async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    if (envelope.body) envelope.body.content = `${scriptPayloads.join('')}${link}`;
    await route.fulfill({ response, json: envelope });
  });
}

async function expectHarmless(page: Page): Promise<void> {
  const article = page.getByRole('article');
  const away = article.getByRole('link', { name: '外部说明' });
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', /noopener/);
  await expect(article.locator('script, iframe, object, style, form, input, svg, details')).toHaveCount(0);
  await expectNothingRan(page);
}

test('[threat: script in content] a script in a message or notice never runs, and a link in it opens apart', async ({
  page,
}) => {
  test.slow();
  const { lines } = watchComplaints(page);
  await logIn(page, phone);
  await expect(page).toHaveURL('/center/product/product');
  const id = await sendMessage(page, {
    to: phone,
    title: scriptPayloads[1],
    content: `${scriptPayloads.join('')}${link}`,
  });
  await page.goto(`/msg/crm/message/detail?id=${id}`);
  await expectHarmless(page);
  expect(lines).toEqual([]);

  // From here on the browser itself reports and refuses each handler that it finds while it reads the text.
  await answerUncleaned(page, 'message/info');
  await page.reload();
  await expectHarmless(page);

  await page.goto('/msg/crm/affiche/list');
  await answerUncleaned(page, 'message/affiche/info');
  await page.getByRole('table', { name: '公告列表' }).getByRole('link').first().click();
  await expectHarmless(page);
  expect(lines.filter((line) => line.startsWith('exception'))).toEqual([]);
});
