import { firstPassword } from '@portal/shared/validators';
import type { CallContext, PersonContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { isPersons } from '../../core/calls/handler';
import { fieldFault } from '../../core/http/refusal';
import { countUse, holdLimit } from '../../core/protection/rate-limit';
import { accountByCode } from '../login/accounts';
import { hasTypedPassword } from '../login/old-password';
import { passwordFault } from './password-fault';
import { passwordOwner } from './password-owner';
import { reuseFault } from './stored-password';

/** So many proposals are compared with the passwords of before: each costs as much as five logins. */
const mostComparisons = 20;
const comparisonSeconds = 600;

async function strengthFault(context: PersonContext, password: string): Promise<string | null> {
  const { config, db, now, passwords, session } = context;
  const { userCode } = session;
  const fault = passwordFault(password, config.password.rules, await passwordOwner(db, userCode));
  if (fault !== null) return fault;
  // Whether it was used before is for whoever has just typed the old one: it would otherwise be a place to guess.
  if (!(await hasTypedPassword(db, session, now))) return null;
  const { count } = await countUse(
    db,
    { key: `reuse:${userCode}`, most: mostComparisons, seconds: comparisonSeconds },
    now,
  );
  const account = count > mostComparisons ? undefined : await accountByCode(db, userCode);
  return account ? reuseFault(db, passwords, account, password) : null;
}

/**
 * A password where it is typed. A visitor hears of its form only, which says nothing of any account; whoever is logged in
 * hears all that a change would say of a new one.
 */
export async function checkSecurity(
  context: CallContext,
  { query }: HandlerInput<'checkPasswordSecurity'>,
): Promise<null> {
  const { config, db, now, origin } = context;
  await holdLimit(db, { key: `password:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
  const inSession = isPersons(context) && !context.session.locked && context.session.endReason === null;
  const fault = inSession
    ? await strengthFault(context, query.password)
    : firstPassword(config.password.rules)(query.password);
  if (fault !== null) throw fieldFault('password', fault);
  return null;
}
