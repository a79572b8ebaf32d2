import { call } from '@portal/shared/api';
import { beginLeaving, leaveSession, type Membership, refreshToken, switchCompany } from '@portal/shared/session';
import { enterCompany } from '@portal/shared/session/rules';
import { openWayOut, type WayOutLink } from './way-out';

/** The ways in which an attempt to enter a company ends. */
export type Entered =
  | { readonly kind: 'entered'; readonly to: string }
  /**
   * The tokens are gone: the person goes back to the credentials and reads this sentence. `wayOut`: an administrator can
   * do something about it.
   */
  | { readonly kind: 'refused'; readonly message: string; readonly wayOut?: WayOutLink | null };

/** Gives the session the tokens of another company, or of another role in it. */
export async function switchTokens(
  company: { readonly compName: string; readonly employeeCode: string },
  to: { readonly compBizCode: string } | { readonly compRoleCode: string },
): Promise<void> {
  const body = { refreshToken: refreshToken() ?? '', employeeCode: company.employeeCode, ...to };
  const { compInfo, ...tokens } = await call('refreshToken', { body });
  const { compName, employeeCode } = company;
  const role = 'compRoleCode' in to ? { compRoleCode: to.compRoleCode } : {};
  switchCompany(tokens, { compName, employeeCode, ...role }, compInfo);
}

/** Ends the session here and, if the server can be reached, at the server too. */
export async function dropTokens(): Promise<void> {
  beginLeaving();
  await call('loginOut', {}, { handlesErrors: true, loading: false }).catch(() => undefined);
  leaveSession();
}

/** Enters a company by the spec's table, which uses its compStatus and whether the person is its administrator. */
export async function tryEnter(membership: Membership): Promise<Entered> {
  const entry = enterCompany(membership);
  if (entry.kind !== 'enter') {
    // Without the link the person still reads the reason.
    const wayOut = await openWayOut(membership).catch(() => null);
    await dropTokens();
    return { kind: 'refused', message: entry.message, wayOut };
  }
  await switchTokens(membership, { compBizCode: membership.compBizCode });
  return { kind: 'entered', to: entry.to };
}
