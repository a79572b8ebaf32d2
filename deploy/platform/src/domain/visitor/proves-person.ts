import type { PersonContext } from '../../kernel/calls/context';
import { checkCode, consumeCode } from '../../kernel/codes/sent-codes';
import { accountByCode } from '../../kernel/session/accounts';

/** The spec's timeout form, and other forms that ask in the same way. */
interface Proof {
  /** `10` login password, `20` SMS code. */
  readonly checkType: string;
  readonly passWord?: string | undefined;
  readonly mobileCode?: string | undefined;
  readonly browserID: string;
}

/**
 * Returns whether this is the session's person. The proof is the login password, if the operator accepts it, or a code to
 * their number.
 */
export async function provesPerson(context: PersonContext, proof: Proof, purpose: string): Promise<boolean> {
  const { db, config, passwords, session } = context;
  if (proof.checkType === '10') {
    if (config.session.logoutWay !== '10') return false;
    const account = await accountByCode(db, session.userCode);
    return passwords.matches(proof.passWord ?? '', account?.passwordHash);
  }
  const wanted = { recipient: session.mobile, purpose, browserId: proof.browserID };
  const checked = await checkCode(context, wanted, proof.mobileCode ?? '');
  return checked !== null && consumeCode(context, checked);
}
