import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { setComps } from '@portal/shared/session';
import { chooserAddress, landAfterLogin, safeReturnAddress } from '@portal/shared/session/rules';
import { type Entered, tryEnter } from '../company/enter-company';

/** The company list for CRM decides where a person who has just logged in goes; `redirect` is where they came from. */
export async function enterAfterLogin(redirect: string | null): Promise<Entered> {
  const back = safeReturnAddress(redirect);
  const memberships = await call('findAllCompNameByMobile', { body: { productCode: prodCodes.portal } });
  setComps(memberships);
  const landing = landAfterLogin(memberships);
  if (landing.kind === 'choose') return { kind: 'entered', to: chooserAddress(redirect) };
  const entered = await tryEnter(landing.membership);
  // Only an open company leads to any address; the others have a step to take first.
  return entered.kind === 'entered' && entered.to === '/center' && back ? { ...entered, to: back } : entered;
}
