import type { Database, Queryable } from '@portal/database';
import { contentDraft } from '@portal/database/schema/platform';
import type { ContentQuestion } from '@portal/http';
import { eq } from 'drizzle-orm';
import { allTenants, filesOfTenant } from './content-file';
import { latestVersion } from './content-versions';
import type { Fault } from './faults';
import { packFiles, unpackFiles } from './packed-files';
import { type PushedContent, pushContent } from './push-content';
import { readContent } from './read-content';

type Asked<Act extends ContentQuestion['act']> = Omit<Extract<ContentQuestion, { act: Act }>, 'act'>;

/** Keeps a folder that somebody has to confirm before any page shows it. It takes the place of an earlier draft. */
export async function saveDraft(
  { db }: Pick<Database, 'db'>,
  { tenant, files, by }: Asked<'draft'>,
  now: Date,
): Promise<{ readonly files: number } | { readonly faults: readonly Fault[] }> {
  const { faults } = readContent(files);
  if (faults.length > 0) return { faults };
  const row = { savedBy: by, savedAt: now, files: await packFiles(files) };
  await db
    .insert(contentDraft)
    .values({ tenant, ...row })
    .onConflictDoUpdate({ target: contentDraft.tenant, set: row });
  return { files: Object.keys(files).length };
}

async function draftOf(db: Queryable, tenant: string) {
  const [row] = await db.select().from(contentDraft).where(eq(contentDraft.tenant, tenant));
  return row;
}

/** The names of a draft's files, with who saved it. Undefined: nothing waits to be confirmed. */
export async function listDraft(db: Queryable, tenant: string) {
  const row = await draftOf(db, tenant);
  return (
    row && {
      by: row.savedBy,
      at: row.savedAt.toISOString(),
      files: Object.keys(await unpackFiles(row.files)).sort(),
    }
  );
}

/**
 * Makes a tenant's draft its content. What all tenants share stays as it is where it has been published before: a draft
 * may be older than that. Undefined: there is no draft.
 */
export async function confirmDraft(
  database: Pick<Database, 'db'>,
  { tenant, by }: Asked<'confirm'>,
  now: Date,
): Promise<PushedContent | undefined> {
  const { db } = database;
  const draft = await draftOf(db, tenant);
  if (!draft) return undefined;
  const all = await unpackFiles(draft.files);
  const files = (await latestVersion(db, allTenants)).version > 0 ? filesOfTenant(all) : all;
  return pushContent(database, { tenant, files, by, note: '确认初始内容' }, now);
}
