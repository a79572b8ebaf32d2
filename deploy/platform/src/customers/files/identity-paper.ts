import type { Queryable } from '@portal/database';
import { companyProfile, registration } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';

type Card = Readonly<Record<string, unknown>> | null | undefined;

/** The fields that name pictures of an identity card. */
const paperFields = ['frontFile', 'backFile'];

/** The audit keeps only the first character of a name. */
const named = (name: unknown) => (typeof name === 'string' && name !== '' ? `${name.slice(0, 1)}**` : '');

/**
 * Finds the owner of the identity card that a file of the company shows, also in a draft; null: it is another paper.
 */
export async function ownerOfPaper(db: Queryable, compCode: string, fileToken: string): Promise<string | null> {
  const [profile] = await db
    .select({ legalPerson: companyProfile.legalPerson, agent: companyProfile.agent })
    .from(companyProfile)
    .where(eq(companyProfile.compCode, compCode));
  const [begun] = await db
    .select({ drafts: registration.drafts })
    .from(registration)
    .where(eq(registration.compCode, compCode));
  const cards: readonly Card[] = [profile?.legalPerson, profile?.agent, ...Object.values(begun?.drafts ?? {})];
  const card = cards.find((one) => paperFields.some((field) => one?.[field] === fileToken));
  return card ? named(card.name) : null;
}
