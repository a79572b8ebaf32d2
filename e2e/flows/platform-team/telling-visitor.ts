import type { Page } from '@playwright/test';
import type { BootDocument } from '@portal/shared/boot-document';
import type { OwnTenant } from '../../support/own-tenant';
import { newVisitor } from './canary-tenant';

/** A visitor's page of the public site, of which only the report to the gateway is played. */
export interface Opened {
  address: string;
  /** The release that the visitor got, with the ticket for it. */
  about: { slot: string; package: string; build: string; ticket: string | undefined };
}

/** A visitor with a number and a network of their own opens the site. */
export async function opens(page: Page, tenant: OwnTenant, address: string): Promise<Opened> {
  const number = newVisitor();
  await page.context().addCookies([{ name: 'portal_visitor', value: number, url: tenant.url }]);
  const about = await page.evaluate(async (from) => {
    const boot = (await (await fetch('/-/boot', { headers: { 'x-forwarded-for': from } })).json()) as BootDocument;
    const site = boot.remotes.find(({ slot }) => slot === 'site');
    return { slot: 'site', package: site?.package ?? '', build: site?.build ?? '', ticket: boot.tickets?.site };
  }, address);
  return { address, about };
}

/** The visitor's page reports this outcome. */
export function tells(page: Page, { address, about }: Opened, outcome: string): Promise<number> {
  return page.evaluate(
    async ({ from, body }) => {
      const headers = { 'x-forwarded-for': from };
      return (await fetch('/-/reports', { method: 'POST', headers, body })).status;
    },
    { from: address, body: JSON.stringify({ ...about, ms: 300, tries: 1, outcome }) },
  );
}
