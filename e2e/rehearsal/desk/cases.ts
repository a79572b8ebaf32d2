import { expect, type Locator, type Page } from '@playwright/test';
import type { CaseKind } from '@portal/shared/contract/case-states';
import { askStaff } from '../../support/staff';
import type { BrowserStaff } from '../people/browser-staff';
import type { Team } from '../people/colleagues';

interface Decision {
  /** The words of the button. */
  readonly label: string;
  readonly reason?: string;
  /** Findings by the labels of the fields. */
  readonly findings?: Readonly<Record<string, string>>;
  /** The bank's number of the money that was paid. */
  readonly bankSerialNo?: string;
}

/** Opens a company's case of a kind from the queue, as soon as it is there. */
export async function openCase(staff: BrowserStaff, kind: CaseKind, compName: string): Promise<void> {
  const { page } = staff;
  await staff.open(`/desk/cases?kind=${kind}`);
  await page.getByRole('region', { name: '审核事项' }).getByRole('link', { name: compName }).click();
  await expect(page.getByRole('heading', { level: 1, name: compName })).toBeVisible();
}

/** Takes the case: from now on nobody else decides about it. */
export async function takeCase(staff: BrowserStaff, kind: CaseKind, compName: string): Promise<void> {
  await openCase(staff, kind, compName);
  await staff.page.getByRole('button', { name: '领取', exact: true }).click();
}

/** A part of the case on screen, e.g. 企业信息. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Decides about the case on screen, and confirms the question. */
export async function decide(
  { page }: BrowserStaff,
  { label, reason, findings = {}, bankSerialNo }: Decision,
): Promise<void> {
  const acts = page.getByRole('toolbar', { name: '处理' });
  await expect(acts.getByRole('button', { name: label, exact: true })).toBeVisible();
  for (const [field, text] of Object.entries(findings)) {
    await page.getByRole('button', { name: `标记${field}的问题` }).click();
    await page.getByRole('textbox', { name: `${field}的问题` }).fill(text);
  }
  if (reason !== undefined) await page.getByRole('textbox', { name: '审核意见' }).fill(reason);
  await acts.getByRole('button', { name: label, exact: true }).click();
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: label, exact: true }) });
  if (bankSerialNo !== undefined) await question.getByLabel('银行流水号').fill(bankSerialNo);
  await question.getByRole('button', { name: label, exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** Takes a case and decides about it. One pair of eyes is enough for this kind. */
export async function decideAlone(staff: BrowserStaff, kind: CaseKind, compName: string, decision: Decision) {
  await takeCase(staff, kind, compName);
  await decide(staff, decision);
}

/** 初审 approves and cannot confirm that, 复审 does. */
export async function approveByTwo({ first, second }: Team<BrowserStaff>, kind: CaseKind, compName: string) {
  await decideAlone(first, kind, compName, { label: '通过' });
  await openCase(first, kind, compName);
  await expect(part(first.page, '初审意见')).toContainText(first.displayName);
  await expect(first.page.getByRole('button', { name: /^(领取|同意初审意见)$/ })).toHaveCount(0);
  const taskId = new URL(first.page.url()).pathname.split('/').at(-1);
  for (const [path, body] of [
    ['staff/case/claim', { taskId }],
    ['staff/case/decide', { taskId, outcome: 'confirm' }],
  ] as const)
    expect((await askStaff(first.page, path, body)).status).toBe('443');
  await decideAlone(second, kind, compName, { label: '同意初审意见' });
}
