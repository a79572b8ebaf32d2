import { type Code, compStatusOf, type Flag, isSet, sameCode } from '../../codes/public';
import { wayOutOf } from '../../codes/ways-out';

/** The part of the spec's company membership entry that the rules need. */
export interface Membership {
  readonly status: Code;
  readonly compStatus: Code;
  readonly rootManager: Flag;
  readonly inviteCode?: string | null | undefined;
}

export const certifyingWarning = '非管理员不允许登录实名认证中的企业！';

export type CompanyEntry =
  | { readonly kind: 'enter'; readonly to: string }
  /**
   * The person is not the administrator of a company in real-name verification: warn, drop the tokens, go back to the
   * credentials.
   */
  | { readonly kind: 'refused'; readonly message: string }
  /** The company's status lets nobody in: go to `/login`, with the reason. */
  | { readonly kind: 'blocked'; readonly message: string; readonly to: '/login' };

function withInvitation(path: string, inviteCode: string | null | undefined): string {
  return inviteCode ? `${path}?inviteCode=${encodeURIComponent(inviteCode)}` : path;
}

/** The reason for the person who reads it: only the administrator can take a way out. */
function blockedMessage(reason: string, { compStatus, rootManager }: Membership): string {
  return wayOutOf(compStatus) && !isSet(rootManager) ? `${reason}，请联系企业管理员` : reason;
}

/** The result of switching the session to this company, by its compStatus. */
export function enterCompany(membership: Membership): CompanyEntry {
  const { entry } = compStatusOf(membership.compStatus);
  if (entry.kind === 'open') return { kind: 'enter', to: entry.to };
  if (entry.kind === 'blocked')
    return { kind: 'blocked', message: blockedMessage(entry.reason, membership), to: '/login' };
  if (!isSet(membership.rootManager)) return { kind: 'refused', message: certifyingWarning };
  return { kind: 'enter', to: withInvitation(entry.to, membership.inviteCode) };
}

/** The reason why this company cannot be chosen, null if it can: for the rows of the chooser and the switcher. */
export function whyNotEnter(membership: Membership): string | null {
  if (sameCode(membership.status, '0')) return '该企业邀请您加入，请先接受邀请';
  if (!sameCode(membership.status, '1')) return '您在该企业的账号已停用，请联系企业管理员';
  const entry = enterCompany(membership);
  return entry.kind === 'enter' ? null : entry.message;
}

/** "Exactly one company with status 1 and compStatus not 10": filter first, then count. */
function usable(membership: Membership): boolean {
  return sameCode(membership.status, '1') && !sameCode(membership.compStatus, '10');
}

export type Landing<M extends Membership> =
  | { readonly kind: 'switch'; readonly membership: M; readonly entry: CompanyEntry }
  | { readonly kind: 'choose'; readonly to: '/login/changeComp' };

/** The step after login type 10, by the company list for CRM. */
export function landAfterLogin<M extends Membership>(memberships: readonly M[]): Landing<M> {
  const [membership, second] = memberships.filter(usable);
  if (membership === undefined || second !== undefined) return { kind: 'choose', to: '/login/changeComp' };
  return { kind: 'switch', membership, entry: enterCompany(membership) };
}
