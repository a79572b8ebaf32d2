import { type CaseKind, type CaseState, caseKinds, caseStates } from '@portal/shared/contract/case-states';

/** The part of the queue in which somebody works. The next case comes from there as well. */
export interface QueuePart {
  readonly kind?: CaseKind;
  readonly tenant?: string;
}

const isKind = (text: string | null): text is CaseKind => text !== null && Object.hasOwn(caseKinds, text);

export function partIn(search: URLSearchParams): QueuePart {
  const [kind, tenant] = [search.get('kind'), search.get('tenant')];
  return { ...(isKind(kind) && { kind }), ...(tenant && { tenant }) };
}

/** All that waits, unless the address names another state. */
export function stateIn(search: URLSearchParams): CaseState {
  const state = search.get('state') ?? '';
  return Object.hasOwn(caseStates, state) ? (state as CaseState) : 'open';
}

const withPart = (path: string, part: QueuePart): string => {
  const search = new URLSearchParams({ ...part }).toString();
  return search === '' ? path : `${path}?${search}`;
};

export const queueAddress = (part: QueuePart): string => withPart('/desk/cases', part);
export const caseAddress = (taskId: string, part: QueuePart): string => withPart(`/desk/cases/${taskId}`, part);
