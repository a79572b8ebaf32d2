import { expect, type Page } from '@playwright/test';

interface PlatformMessage {
  readonly to: string;
  readonly title: string;
  readonly content?: string;
  readonly linkUri?: string;
}

/** Sends a person a message from the platform. Returns its id in the person's first company. */
export async function sendMessage(page: Page, message: PlatformMessage): Promise<string> {
  // The page itself asks, because only the browser resolves the second tenant's host name.
  const { ok, ids } = await page.evaluate(async (body): Promise<{ ok: boolean; ids: string[] }> => {
    const answer = await fetch('/dev/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }, message);
  expect(ok).toBe(true);
  return ids[0] ?? '';
}
