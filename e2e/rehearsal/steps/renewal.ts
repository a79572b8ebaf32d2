import { expect, test } from '@playwright/test';
import { formatDay } from '@portal/shared/format';
import { decideAlone, openCase, part } from '../desk/cases';
import type { Installation } from '../installation/installation';
import type { BrowserCustomer } from '../people/browser-customer';
import type { BrowserStaff } from '../people/browser-staff';
import type { Team } from '../people/colleagues';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Forty days: the identity card ended, and the time for a new one is over too. */
const daysLater = 40;
const finding = '国徽面反光，看不清有效期';

/** The time until 10:30 in China on that day. Papers are looked through by day only. */
function untilMorning(now: number): number {
  const inChina = now + 8 * hourMs;
  const midnight = inChina - (inChina % dayMs);
  return midnight + daysLater * dayMs + 10.5 * hourMs - inChina;
}

/** Weeks pass, the company is locked out by an ended paper, and comes back with a new one. */
export async function renewal(installation: Installation, { first }: Team<BrowserStaff>, customer: BrowserCustomer) {
  const { step } = test;
  const { letters } = installation;
  const { phone, company } = customer;
  const told = (says: RegExp) => letters.letter(phone, ({ text }) => says.test(text));
  const validTo = formatDay(new Date(installation.now() + (daysLater + 3_650) * dayMs));
  await step('40 days later an identity card has ended, and the company is told', async () => {
    await installation.comeBackAfter(untilMorning(installation.now()));
    // An API looks for ended papers half a minute after its start.
    await letters.letter(phone, ({ purpose }) => purpose === 'papers.expired', { patience: 120_000 });
  });
  await step('its administrator renews the paper without getting in', async () => {
    await customer.logInLater();
    await customer.renewIdentityCard(validTo, 'first');
  });
  await step('初审 compares the paper with the old one, and sends it back by field', async () => {
    await openCase(first, 'renewal', company.compName);
    await expect(part(first.page, '证照更新')).toContainText(validTo);
    await decideAlone(first, 'renewal', company.compName, {
      label: '退回',
      findings: { 法定代表人身份证国徽面: finding },
    });
    await told(/证照更新.*退回/);
  });
  await step('its administrator reads the finding, and sends a better paper', async () => {
    await customer.logInLater();
    await customer.renewIdentityCard(validTo, 'second', finding);
  });
  await step('初审 approves the renewal, and the company is in again', async () => {
    await decideAlone(first, 'renewal', company.compName, { label: '通过' });
    await customer.logInLater();
    await customer.isIn();
  });
}
