import { expect, type Page } from '@playwright/test';

/** The demonstration's `failurePeriodSec` of the spec, plus one second. Nobody may be idle for so long. */
export const beyondIdleLimit = '15:01';

export async function cookie(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((one) => one.name === name)?.value;
}

/** Makes the session at the server a quarter of an hour older at once. */
export async function ageSession(page: Page, how: 'idle' | 'expire'): Promise<void> {
  const token = await cookie(page, 'access_token');
  const answer = await page.request.post(`/dev/session/${how}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
}

/** Asks the API without the portal's own code, as the person who is logged in. */
export async function askApi(page: Page, path: string, body: object = {}, token?: string) {
  const bearer = token ?? (await cookie(page, 'access_token'));
  return page.evaluate(
    async ([address, text, access]) => {
      const answer = await fetch(`/api${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
        ...(text === undefined ? {} : { body: text }),
      });
      const envelope = (await answer.json()) as { status: string; ok: boolean; msg: string };
      return { http: answer.status, ...envelope };
    },
    [path, JSON.stringify(body), bearer] as const,
  );
}
