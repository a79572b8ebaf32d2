import { addCompanyPath } from '@portal/shared/access';
import type { CallReply } from '@portal/shared/contract';
import type { Idle } from '@portal/shared/session/rules';

type Validity = CallReply<'findLoginMultipleDevices'>;

/** The action after a click, by the server's answer and the idle time before the click. */
export type Watched =
  | { readonly kind: 'goOn' }
  | { readonly kind: 'lock' }
  /** The login ended by another device, a logout or a disabled person: warn and go to the login. */
  | { readonly kind: 'ended'; readonly message: string };

const endedType = '20';

/** `validity` is null where the server did not answer. */
export function afterClick(validity: Validity | null, idle: Idle): Watched {
  if (validity?.loginType === endedType) return { kind: 'ended', message: validity.msg };
  return idle.kind === 'expired' || validity?.locked ? { kind: 'lock' } : { kind: 'goOn' };
}

/** Pages that show the same to everybody: they ignore what other tabs do, and keep what was typed there. */
export function knowsNobody(path: string): boolean {
  const open = path === '/' || path === '/404' || path === '/face-success' || path === addCompanyPath;
  return open || path.startsWith('/index') || path.startsWith('/resetpwd/');
}

export type TabReaction = 'reload' | 'login' | 'stay';

/** The reaction of this tab to an event of another tab. */
export function afterTabEvent(event: 'logout' | 'lock' | 'unlock' | 'switch', path: string): TabReaction {
  if (knowsNobody(path)) return 'stay';
  if (event === 'logout') return path === '/login' ? 'stay' : 'login';
  return event === 'switch' ? 'reload' : 'stay';
}
