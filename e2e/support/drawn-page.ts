import { type APIRequestContext, expect } from '@playwright/test';

/** A visitor whom the gateway does not keep waiting gets the shell, and the page is there for the next one. */
export async function drawnPage(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address)).text();
    expect(html).toContain('data-page>');
  }).toPass();
  return html;
}
