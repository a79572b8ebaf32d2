import type { Queryable } from '@portal/database';
import { consentGiven } from '@portal/database/schema/platform';
import { type Consent, consents } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { currentConsents, noteConsents } from '../../domain/article/consents';
import { inTenantsWords } from '../../domain/article/tenant-words';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { conflict } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';

/** Everybody agrees to these. The others are asked for where they are needed, and again when they change. */
const ofEverybody: readonly Consent[] = ['SERVICE', 'PRIVACY'];
/** A face is sensitive: its consent is asked for before each check, so no login asks for it. */
const elsewhere: readonly Consent[] = ['FACE'];

/** The person's newest version of each consent. */
async function givenBy(db: Queryable, userCode: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ consent: consentGiven.consent, version: consentGiven.version })
    .from(consentGiven)
    .where(eq(consentGiven.userCode, userCode))
    .orderBy(asc(consentGiven.at));
  return new Map(rows.map(({ consent, version }) => [consent, version]));
}

async function dueRows({ db, origin, now, session }: PersonContext) {
  const given = await givenBy(db, session.userCode);
  const rows = await currentConsents(db, { origin, now });
  return rows.flatMap((row) => {
    const consent = row.type as Consent;
    const known = given.get(consent);
    const isAsked = known !== undefined || ofEverybody.includes(consent);
    if (elsewhere.includes(consent) || !isAsked || known === row.version) return [];
    return [{ ...row, consent, first: known === undefined }];
  });
}

/** Returns the texts whose current version the person has not agreed to. */
export async function consentsDue(context: PersonContext): Promise<CallReply<'consentsDue'>> {
  const rows = await inTenantsWords(context.db, context.origin.tenant, await dueRows(context));
  return rows.map(({ consent, version, title, content, first }) => ({ consent, version, title, content, first }));
}

/** Notes that the person agrees, with version, address and time. */
export async function agreeToConsents(context: PersonContext, { body }: HandlerInput<'consentsAgree'>) {
  const { database, origin, now, session } = context;
  const agreed = body.agreed.map(({ consent }) => consent);
  await database.db.transaction(async (db) => {
    const current = await currentConsents(db, { origin, now });
    const isCurrent = (one: (typeof body.agreed)[number]) =>
      current.some(({ type, version }) => type === one.consent && version === one.version);
    if (!body.agreed.every(isCurrent)) throw conflict('协议刚刚更新，请重新阅读');
    await noteConsents(db, { userCode: session.userCode, origin }, agreed, now);
  });
  await audit(context, 'consent.agree', 'ok', agreed.map((consent) => consents[consent]).join('、'));
}
