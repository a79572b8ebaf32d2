import type { Queryable } from '@portal/database';
import { companyProfile, registration } from '@portal/database/schema/platform';
import { eq, sql } from 'drizzle-orm';

export type Registration = typeof registration.$inferSelect;
export type Profile = typeof companyProfile.$inferSelect;
export type Part = 'permit' | 'legalPerson' | 'agent' | 'invoice';

const newRegistration = (compCode: string): Registration => ({
  compCode,
  identity: '20',
  savedAt: null,
  permitRevision: 0,
  recognized: [],
  certificateAgreedAt: null,
  submittedAt: null,
  reappliedAt: null,
  reasons: {},
  correctable: [],
  drafts: {},
  returnedDigest: '',
  remark: '',
  timeline: [],
});

const emptyProfile = (compCode: string): Profile => ({ compCode, permit: {}, legalPerson: {}, agent: {}, invoice: {} });

/** Returns the registration. A company that came in another way than by registering gets its row with the first write. */
export async function registrationOf(db: Queryable, compCode: string): Promise<Registration> {
  const [row] = await db.select().from(registration).where(eq(registration.compCode, compCode));
  return row ?? newRegistration(compCode);
}

/** Returns the profile. Like the registration, its row may come with the first write. */
export async function profileOf(db: Queryable, compCode: string): Promise<Profile> {
  const [row] = await db.select().from(companyProfile).where(eq(companyProfile.compCode, compCode));
  return row ?? emptyProfile(compCode);
}

/** Merges new values into a part of the profile. */
export async function mergeProfile(db: Queryable, compCode: string, part: Part, values: object): Promise<void> {
  await db.insert(companyProfile).values({ compCode }).onConflictDoNothing();
  const column = companyProfile[part];
  await db
    .update(companyProfile)
    .set({ [part]: sql`${column} || ${sql.param(values, column)}::jsonb` })
    .where(eq(companyProfile.compCode, compCode));
}

/** Makes the row of a registration that is about to be written. */
export async function beginRegistration(db: Queryable, compCode: string): Promise<void> {
  await db.insert(registration).values({ compCode }).onConflictDoNothing();
}

export async function setRegistration(db: Queryable, compCode: string, values: Partial<Registration>): Promise<void> {
  await beginRegistration(db, compCode);
  await db.update(registration).set(values).where(eq(registration.compCode, compCode));
}

type Note = Registration['timeline'][number];

export async function noteStep(db: Queryable, compCode: string, entry: Omit<Note, 'at'>, now: Date): Promise<void> {
  const { timeline } = await registrationOf(db, compCode);
  await setRegistration(db, compCode, { timeline: [...timeline, { ...entry, at: now.toISOString() }] });
}

/** Returns a text of a draft, whatever somebody sent; empty if it is not a text. */
export const textOf = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
