import { call } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { enterSession, setComps } from '@portal/shared/session';
import { landAfterLogin, safeReturnAddress } from '@portal/shared/session/rules';
import { type Entered, tryEnter } from '../company/enter-company';
import type { Tokens } from './login-step';

const chooser = '/login/changeComp';

function withReturn(address: string, back: string | null): string {
  return back ? `${address}?redirect=${encodeURIComponent(back)}` : address;
}

/**
 * What follows login type 10: the company list for CRM decides. A company that is open leads to the address the person
 * came from, if there is one.
 */
export async function enterAndLand(tokens: Tokens, redirect: string | null): Promise<Entered> {
  enterSession(tokens);
  const back = safeReturnAddress(redirect);
  const memberships = await call('findAllCompNameByMobile', { body: { productCode: prodCodes.portal } });
  setComps(memberships);
  const landing = landAfterLogin(memberships);
  if (landing.kind === 'choose') return { kind: 'entered', to: withReturn(landing.to, back) };
  const entered = await tryEnter(landing.membership);
  return entered.kind === 'entered' && entered.to === '/center' && back ? { ...entered, to: back } : entered;
}

/** Where a person goes on who is logged in, but whose companies could not be loaded. */
export const withoutCompanies = chooser;
