import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { CallReply } from '@portal/shared/contract';
import type { CaseKind, CaseOutcome } from '@portal/shared/contract/case-states';
import type { Team } from '../people/colleagues';
import type { HttpStaff } from '../people/http-staff';

const patience = 20_000;

/** The open case of a company, as soon as it is there. */
export async function openCase({ client }: HttpStaff, kind: CaseKind, keyword: string): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(200)) {
    const { rows } = await client.ok('staffCaseList', { body: { state: 'open', kind, keyword } });
    if (rows[0]) return rows[0].taskId;
  }
  throw new Error(`there is no case ${kind} of ${keyword}`);
}

interface Decision {
  readonly outcome: CaseOutcome;
  readonly reason?: string;
  readonly reasons?: Readonly<Record<string, string>>;
}

/** Claims a case and decides it. True: it waits for the second pair of eyes. */
export async function decide({ client }: HttpStaff, taskId: string, decision: Decision): Promise<boolean> {
  await client.ok('staffCaseClaim', { body: { taskId } });
  const { waits } = await client.ok('staffCaseDecide', { body: { taskId, ...decision } });
  return waits;
}

/** 初审 approves. Where the policy wants a second pair of eyes, the same person cannot be it, and 复审 confirms. */
export async function approve({ first, second }: Team<HttpStaff>, kind: CaseKind, keyword: string): Promise<void> {
  const taskId = await openCase(first, kind, keyword);
  if (!(await decide(first, taskId, { outcome: 'approve' }))) return;
  const claimedAgain = await first.client.call('staffCaseClaim', { body: { taskId } });
  expect(claimedAgain.envelope.ok).toBe(false);
  await decide(second, taskId, { outcome: 'confirm' });
}

type Value = CallReply<'staffCaseShow'>['sections'][number]['items'][number];

/** The values of a case by their labels. */
export async function shownValues({ client }: HttpStaff, taskId: string): Promise<Map<string, Value>> {
  const { sections } = await client.ok('staffCaseShow', { body: { taskId } });
  return new Map(sections.flatMap(({ items }) => items.map((item) => [item.label, item])));
}
