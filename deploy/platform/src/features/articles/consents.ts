import type { Queryable } from '@portal/database';
import { article, consentGiven } from '@portal/database/schema/platform';
import type { Consent } from '@portal/shared/codes';
import { and, asc, ne } from 'drizzle-orm';
import type { CallContext } from '../../core/calls/context';
import { newCode } from '../../core/data/new-code';
import { type Reading, visible } from './visible-articles';

/** The consents of a tenant that have a version. Texts without one come from before texts had versions. */
export function currentConsents(db: Queryable, reading: Reading): Promise<(typeof article.$inferSelect)[]> {
  return db
    .select()
    .from(article)
    .where(and(visible(reading, 'consent'), ne(article.version, '')))
    .orderBy(asc(article.orderNum));
}

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
