import type { Queryable } from '@portal/database';
import { consentGiven } from '@portal/database/schema/platform';
import type { Consent } from '@portal/shared/codes';
import { newCode } from '../../core/data/new-code';

/** The version of the texts that people agree to. A new text gets a new version. */
const consentVersion = '2026-01';

interface Agreeing {
  readonly userCode: string;
  /** The network address. */
  readonly address: string;
}

/** Stores who agreed to which text, and when. */
export async function noteConsents(
  db: Queryable,
  agreeing: Agreeing,
  consents: readonly Consent[],
  at: Date,
): Promise<void> {
  const given = consents.map((consent) => ({
    consentId: newCode('G'),
    ...agreeing,
    consent,
    version: consentVersion,
    at,
  }));
  await db.insert(consentGiven).values(given);
}
