import { firstPassword } from '@portal/shared/validators';
import { passwordFault } from '../../domain/password/password-fault';
import { passwordOwner } from '../../domain/password/password-owner';
import { reuseFault } from '../../domain/password/stored-password';
import { hasTypedPassword } from '../../domain/visitor/old-password';
import type { CallContext, PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { isPersons } from '../../kernel/calls/handler';
import { fieldFault } from '../../kernel/http/http-error';
import { countUse, holdLimit } from '../../kernel/protection/rate-limit';
import { accountByCode } from '../../kernel/session/accounts';

/** The most proposals that are compared with the earlier passwords. Each comparison costs as much as five logins. */
const maxComparisons = 20;
const comparisonSeconds = 600;

async function strengthFault(context: PersonContext, password: string): Promise<string | null> {
  const { config, db, now, passwords, session } = context;
  const { userCode } = session;
  const fault = passwordFault(password, config.password, await passwordOwner(db, userCode));
  if (fault !== null) return fault;
  // Only a person who has just typed the old password learns whether the new one was used before. Otherwise people
  // could guess here.
  if (!(await hasTypedPassword(db, session, now))) return null;
  const { count } = await countUse(
    db,
    { key: `reuse:${userCode}`, most: maxComparisons, seconds: comparisonSeconds },
    now,
  );
  const account = count > maxComparisons ? undefined : await accountByCode(db, userCode);
  return account ? reuseFault(db, passwords, account, password) : null;
}

/**
 * Checks a password while it is typed. A visitor hears only about its form, which tells nothing about any account. A
 * person who is logged in hears every fault that a change would report.
 */
export async function checkSecurity(context: CallContext, { query }: HandlerInput<'checkPasswordSecurity'>) {
  const { config, db, now, origin } = context;
  await holdLimit(db, { key: `password:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
  const inSession = isPersons(context) && !context.session.locked && context.session.endReason === null;
  const fault = inSession
    ? await strengthFault(context, query.password)
    : firstPassword(config.password.rules)(query.password);
  if (fault !== null) throw fieldFault('password', fault);
}
