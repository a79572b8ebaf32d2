import type { Page } from '@playwright/test';

/** In seconds. */
export const longerWait = 90;

/**
 * After a first failure the API makes a person wait two seconds, which a busy machine does not notice. The answer stays
 * the API's own, only with a longer `passwordEnterInterval`. The browser's clock skips it.
 */
export async function lengthenWait(page: Page, call: string): Promise<void> {
  await page.route(`**/${call}`, async (route) => {
    const address = new URL(route.request().url());
    // Node does not resolve names below localhost. The gateway reads the header.
    const headers = { ...route.request().headers(), host: address.host };
    address.hostname = 'localhost';
    const response = await route.fetch({ url: address.href, headers });
    const envelope = await response.json();
    if (envelope.body?.passwordEnterInterval) envelope.body.passwordEnterInterval = longerWait;
    await route.fulfill({ response, json: envelope });
  });
}
