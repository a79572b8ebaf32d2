import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { logIn } from '../support/log-in';
import { OwnPortal } from '../support/own-portal';
import { PlainListener } from '../support/plain-listener';
import { sendMessage } from '../support/platform-message';
import { cookie } from '../support/session';

const phone = '13800000014';
const browsers = 200;

async function ticketOf(portal: OwnPortal, token: string): Promise<string> {
  const answer = await fetch(`${portal.url}/api/web/portal/api/message/event/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { body } = (await answer.json()) as { body: { ticket: string } };
  return body.ticket;
}

test('[threat: broken stream] 200 connected browsers cost under 100 MB, and miss nothing over a restart', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const data = await mkdtemp(join(tmpdir(), 'portal-streams-'));
  const portal = new OwnPortal(await freePort(), data);
  const listeners = Array.from({ length: browsers }, () => new PlainListener());
  await portal.start();
  try {
    const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
    await logIn(page, phone);
    await expect(page).toHaveURL('/center/product/product');
    const token = (await cookie(page, 'access_token')) ?? '';
    // Only the plain connections stay open.
    await page.goto('/index/about');
    const connect = async () => {
      for (const listener of listeners) await listener.open(portal.url, await ticketOf(portal, token));
    };
    const heard = () => new Set(listeners.map(({ titles }) => titles.join()));

    const before = portal.residentMegabytes();
    await connect();
    await sendMessage(page, { to: phone, title: '一' });
    await expect.poll(heard, { timeout: 20_000 }).toEqual(new Set(['一']));
    const cost = portal.residentMegabytes() - before;
    test.info().annotations.push({ type: 'memory', description: `${cost.toFixed(0)} MB for ${browsers} streams` });
    expect(cost).toBeLessThan(100);

    await portal.stop();
    await portal.start();
    for (const title of ['二', '三', '四']) await sendMessage(page, { to: phone, title });
    await connect();
    await expect.poll(heard, { timeout: 20_000 }).toEqual(new Set(['一,二,三,四']));
  } finally {
    for (const listener of listeners) listener.close();
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  }
});
