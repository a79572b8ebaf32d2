import { type CaseKind, caseKinds } from '@portal/shared/contract/case-states';
import { useLoaded } from '@portal/shared/ui';
import { staffCall } from '../../client/staff-call';

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

async function load(kind: string, signal: AbortSignal): Promise<Templates> {
  // A later release may have opened the case.
  if (!Object.hasOwn(caseKinds, kind)) return none;
  const { fields, general } = await staffCall('staffCaseReasons', { body: { kind: kind as CaseKind } }, signal);
  return { fields: new Map(fields.map(({ field, label, texts }) => [field, { label, texts }])), general };
}

/** None until they came: the person can write words of their own meanwhile. */
export function useTemplates(kind: string): Templates {
  return useLoaded((signal) => load(kind, signal), kind).value ?? none;
}
