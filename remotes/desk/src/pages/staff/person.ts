import type { StatusClass } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';

export type Person = CallReply<'staffList'>[number];

const states: Readonly<Record<string, { label: string; colorClass: StatusClass }>> = {
  invited: { label: '待开通', colorClass: 'blue' },
  active: { label: '正常', colorClass: 'green' },
  locked: { label: '已锁定', colorClass: 'red' },
  left: { label: '已离职', colorClass: 'gray' },
};

export const stateOf = ({ state }: Person) => states[state] ?? { label: state, colorClass: 'gray' };

export const stateOptions = Object.entries(states).map(([value, { label }]) => ({ value, label }));

/** The kinds of act that change a person. */
export type ActKind = 'roles' | 'resend' | 'resetFactor' | 'endSessions' | 'lock' | 'left' | 'unlock';

/** The acts that make sense for a person now. The server has the last word. */
export function actsFor({ state, staffId }: Person, own: string): ActKind[] {
  if (state === 'left') return [];
  if (staffId === own) return ['roles'];
  if (state === 'invited') return ['roles', 'resend', 'left'];
  if (state === 'locked') return ['roles', 'unlock', 'left'];
  return ['roles', 'endSessions', 'resetFactor', 'lock', 'left'];
}
