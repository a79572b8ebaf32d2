import type { Page } from '@playwright/test';

/** Only the frame of the centre has these words. */
const words = '跳到主要内容';

const spelledOut = (script: string) =>
  script.replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Matches the host's script with the frame of the centre, as a page of the centre preloads it. */
export async function frameScript(page: Page, path: string): Promise<(url: URL) => boolean> {
  const document = await (await page.request.get(path)).text();
  for (const [, address = ''] of document.matchAll(/href="(\/assets\/host\/[^"]+\.js)"/g)) {
    const script = await (await page.request.get(address)).text();
    if (spelledOut(script).includes(words)) return ({ pathname }) => pathname === address;
  }
  throw new Error(`no script of ${path} has the frame`);
}
