import type { Browser, BrowserContext } from '@playwright/test';
import { signIn, staffOrigin } from '../support/staff';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A one-time code is good once, so each person of the desk logs in once. */
const sessions = new Map<string, Session>();

export async function sessionOf(browser: Browser, staff: string): Promise<Session> {
  const known = sessions.get(staff);
  if (known) return known;
  const context = await browser.newContext({ baseURL: staffOrigin });
  await signIn(await context.newPage(), staff);
  const session = await context.storageState();
  await context.close();
  sessions.set(staff, session);
  return session;
}
