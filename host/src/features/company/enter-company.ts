import { call } from '@portal/shared/api';
import { beginLeaving, leaveSession, type Membership, refreshToken, switchCompany } from '@portal/shared/session';
import { enterCompany } from '@portal/shared/session/rules';

/** How trying to enter a company ended. */
export type Entered =
  | { readonly kind: 'entered'; readonly to: string }
  /** The tokens are gone: back to the credentials, with this sentence. */
  | { readonly kind: 'refused'; readonly message: string };

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

/** Ends the session here and, as far as it can be reached, at the server. */
async function dropTokens(): Promise<void> {
  beginLeaving();
  await call('loginOut', {}, { handlesErrors: true, loading: false }).catch(() => undefined);
  leaveSession();
}

/** Enters a company by the spec's table: by its compStatus and whether the person is its administrator. */
export async function tryEnter(membership: Membership): Promise<Entered> {
  const entry = enterCompany(membership);
  if (entry.kind !== 'enter') {
    await dropTokens();
    return { kind: 'refused', message: entry.message };
  }
  await switchTokens(membership, { compBizCode: membership.compBizCode });
  return { kind: 'entered', to: entry.to };
}
