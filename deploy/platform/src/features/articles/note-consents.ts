import type { Queryable } from '@portal/database';
import { consentGiven } from '@portal/database/schema/platform';
import type { Consent } from '@portal/shared/codes';
import type { CallContext } from '../../core/calls/context';
import { newCode } from '../../core/data/new-code';
import { currentConsents } from './current-consents';

interface Agreeing {
  readonly userCode: string;
  readonly origin: CallContext['origin'];
}

/** Stores who agreed to which text in which version, from where, and when. */
export async function noteConsents(
  db: Queryable,
  { userCode, origin }: Agreeing,
  consents: readonly Consent[],
  at: Date,
): Promise<void> {
  const current = await currentConsents(db, { origin, now: at });
  const versionOf = (consent: Consent) => current.find(({ type }) => type === consent)?.version ?? '';
  const given = consents.map((consent) => ({
    consentId: newCode('G'),
    userCode,
    address: origin.address,
    consent,
    version: versionOf(consent),
    at,
  }));
  await db.insert(consentGiven).values(given);
}
