import { type CaseKind, caseKinds } from '@portal/shared/contract/case-states';
import { create } from 'zustand';
import { staffCall } from '../../client/staff-call';
import type { Case } from './case';

interface Template {
  readonly label: string;
  readonly texts: readonly string[];
}

/** The sentences to choose from. */
export interface Templates {
  readonly fields: ReadonlyMap<string, Template>;
  readonly general: Readonly<Record<string, readonly string[]>>;
}

const none: Templates = { fields: new Map(), general: {} };

/** They stay the same for every case of a kind. */
const useKnown = create<Readonly<Record<string, Templates>>>(() => ({}));

async function read(kind: string, signal: AbortSignal): Promise<void> {
  // A later release may have opened the case.
  if (!Object.hasOwn(caseKinds, kind) || useKnown.getState()[kind]) return;
  const { fields, general } = await staffCall('staffCaseReasons', { body: { kind: kind as CaseKind } }, signal);
  useKnown.setState({
    [kind]: { fields: new Map(fields.map(({ field, label, texts }) => [field, { label, texts }])), general },
  });
}

/** Returns a case when its sentences are there, too. Otherwise the page would move. */
export async function withTemplates(one: Promise<Case>, signal: AbortSignal): Promise<Case> {
  const shown = await one;
  // Without them the person writes words of their own. The next case asks again.
  await read(shown.kind, signal).catch(() => undefined);
  return shown;
}

export const useTemplates = (kind: string): Templates => useKnown((known) => known[kind]) ?? none;
