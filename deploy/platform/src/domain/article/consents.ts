import type { Queryable } from '@portal/database';
import { article, consentGiven } from '@portal/database/schema/platform';
import type { Consent } from '@portal/shared/codes';
import { and, asc, ne } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import { newCode } from '../../kernel/data/new-code';
import { conflict } from '../../kernel/http/http-error';
import { type Reading, visible } from './visible-articles';

/** The consents of a tenant that have a version. Texts without one come from before texts had versions. */
export function currentConsents(db: Queryable, reading: Reading): Promise<(typeof article.$inferSelect)[]> {
  return db
    .select()
    .from(article)
    .where(and(visible(reading, 'consent'), ne(article.version, '')))
    .orderBy(asc(article.orderNum));
}

/**
 * Returns the current version of each text. Where the tenant has not published one, nobody can agree to it: a consent to no
 * version is worth nothing.
 */
export async function currentVersions(
  db: Queryable,
  reading: Reading,
  consents: readonly Consent[],
): Promise<ReadonlyMap<Consent, string>> {
  const current = await currentConsents(db, reading);
  return new Map(
    consents.map((consent) => {
      const version = current.find(({ type }) => type === consent)?.version;
      if (version === undefined) throw conflict('平台协议尚未发布，暂不能办理，请稍后再来');
      return [consent, version];
    }),
  );
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
  const versions = await currentVersions(db, { origin, now: at }, consents);
  const given = [...versions].map(([consent, version]) => ({
    consentId: newCode('G'),
    userCode,
    address: origin.address,
    consent,
    version,
    at,
  }));
  await db.insert(consentGiven).values(given);
}
