import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import type { OwnTenant } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';

interface Explained {
  slots: { slot: string; chosenBy: string; release: string }[];
}

interface Ended {
  action: string;
  detail: { reason: string; canary: { visitors: number; networks: number; failed: number; crashed: number } };
}

/** The number of a new browser, as the portal gives it. */
export const newVisitor = () => randomBytes(16).toString('base64url');

/** Which release of the public site a visitor of the tenant gets, and why. */
export async function siteOf({ code }: OwnTenant, visitor: string) {
  const { slots } = await portalCommand<Explained>('explain', '--host', code, '--path', '/', `--user=${visitor}`);
  return slots.find(({ slot }) => slot === 'site');
}

export async function pageOf(browser: Browser, { url }: OwnTenant, visitor: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: 'portal_visitor', value: visitor, url }]);
  return context.newPage();
}

export async function sees(page: Page, heading: string): Promise<void> {
  await page.goto('/index/about');
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
}

export async function lastChange({ code }: OwnTenant): Promise<Ended | undefined> {
  const [last] = await portalCommand<Ended[]>('audit', '--tenant', code, '--slot', 'site', '--limit', '1');
  return last;
}
