import type { Page } from '@playwright/test';

/** Seconds. */
export const longerWait = 90;

/**
 * After a first failure the API makes one wait two seconds, which a busy machine does not see. The answer stays the
 * API's own; only its `passwordEnterInterval` is longer, and the browser's clock passes it.
 */
export async function lengthenWait(page: Page, call: string): Promise<void> {
  await page.route(`**/${call}`, async (route) => {
    const address = new URL(route.request().url());
    // Node resolves no names below localhost; the gateway goes by the header.
    const headers = { ...route.request().headers(), host: address.host };
    address.hostname = 'localhost';
    const response = await route.fetch({ url: address.href, headers });
    const envelope = await response.json();
    if (envelope.body?.passwordEnterInterval) envelope.body.passwordEnterInterval = longerWait;
    await route.fulfill({ response, json: envelope });
  });
}
