import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { setComps } from '@portal/shared/session';
import { chooserAddress, landAfterLogin, safeReturnAddress } from '@portal/shared/session/rules';
import { type Entered, tryEnter } from '../company/enter-company';
import { type DueConsents, dueConsents } from '../consents/due-consents';

export type Landed = Entered | { readonly kind: 'consents'; readonly due: DueConsents };

/**
 * The company list for CRM decides the next page of a person who has just logged in; `redirect` is the page that they
 * came from.
 */
export async function enterAfterLogin(redirect: string | null): Promise<Landed> {
  const back = safeReturnAddress(redirect);
  const [due, memberships] = await Promise.all([
    dueConsents(),
    call('findAllCompNameByMobile', { body: { productCode: prodCodes.portal } }),
  ]);
  if (due.length > 0) return { kind: 'consents', due };
  setComps(memberships);
  const landing = landAfterLogin(memberships);
  if (landing.kind === 'choose') return { kind: 'entered', to: chooserAddress(redirect) };
  const entered = await tryEnter(landing.membership);
  // Only an open company leads to any address; in the others the person has to take another step first.
  return entered.kind === 'entered' && entered.to === '/center' && back ? { ...entered, to: back } : entered;
}
