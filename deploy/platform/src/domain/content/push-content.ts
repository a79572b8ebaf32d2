import type { Database, Queryable } from '@portal/database';
import { contentDraft } from '@portal/database/schema/platform';
import type { ContentBase } from '@portal/http';
import { eq } from 'drizzle-orm';
import { takeTurn } from '../../kernel/data/take-turn';
import { allTenants, type ContentFiles, filesOfTenant, sharedFiles, tablesIn } from './content-file';
import { keepVersion, latestVersion, type StoredVersion } from './content-versions';
import { differenceOf, type FileChange } from './difference';
import type { Fault } from './faults';
import { type OwnContent, readContent, type SharedContent } from './read-content';
import { storeOfTenant, storeShared } from './store-content';

export interface CheckedContent {
  readonly faults: readonly Fault[];
  readonly changes: readonly FileChange[];
  readonly base: ContentBase;
}

interface Versions {
  readonly own: StoredVersion;
  readonly shared: StoredVersion;
}

const versionsOf = async (db: Queryable, tenant: string): Promise<Versions> => ({
  own: await latestVersion(db, tenant),
  shared: await latestVersion(db, allTenants),
});

const baseOf = ({ own, shared }: Versions): ContentBase => ({ own: own.version, shared: shared.version });

/** A folder with nothing that all tenants share leaves that as it is. So it does with a table that it does not have. */
function sharedOf(files: ContentFiles, { shared }: Versions): ContentFiles {
  const given = sharedFiles(files);
  if (Object.keys(given).length === 0) return shared.files;
  return { ...tablesIn(shared.files), ...given };
}

/** The operator's own notes in the folder are no content. */
const withoutNotes = ({ 'README.md': _, ...files }: ContentFiles): ContentFiles => files;

/** Tells all faults of a folder, and what pushing it would change. It changes nothing. */
export async function checkContent(db: Queryable, tenant: string, folder: ContentFiles): Promise<CheckedContent> {
  const files = withoutNotes(folder);
  const now = await versionsOf(db, tenant);
  const changes = [
    ...differenceOf(now.own.files, filesOfTenant(files)),
    ...differenceOf(now.shared.files, sharedOf(files, now)),
  ];
  return { faults: readContent(files).faults, changes, base: baseOf(now) };
}

export interface Push {
  readonly tenant: string;
  readonly files: ContentFiles;
  readonly by: string;
  readonly note: string;
  /** The versions that its difference was shown against. Without it, it is pushed over any. */
  readonly base?: ContentBase | undefined;
}

export type PushedContent =
  | { readonly pushed: ContentBase; readonly changes: readonly FileChange[] }
  | { readonly faults: readonly Fault[] }
  /** Somebody else pushed in the meantime. */
  | { readonly moved: ContentBase };

interface Part {
  readonly code: string;
  readonly before: StoredVersion;
  readonly files: ContentFiles;
  readonly store: () => Promise<void>;
}

async function pushPart(db: Queryable, { code, before, files, store }: Part, { by, note }: Push, now: Date) {
  const changes = differenceOf(before.files, files);
  if (changes.length === 0) return { version: before.version, changes };
  await store();
  await keepVersion(db, { tenant: code, version: before.version + 1, files, by, note }, now);
  return { version: before.version + 1, changes };
}

/** Reads the rows of each part when they are needed. */
export interface Rows {
  readonly own: () => OwnContent;
  readonly shared: () => SharedContent;
}

/**
 * Does it within a transaction. A part without a change is not read, and gets no new version. Whatever waited to be
 * confirmed is out of date.
 */
export async function pushWithin(
  db: Queryable,
  push: Push,
  rows: Rows,
  now: Date,
): Promise<Exclude<PushedContent, { faults: readonly Fault[] }>> {
  await takeTurn(db, 'content');
  const { tenant, base } = push;
  const files = withoutNotes(push.files);
  const before = await versionsOf(db, tenant);
  if (base && (base.own !== before.own.version || base.shared !== before.shared.version))
    return { moved: baseOf(before) };
  const shared: Part = {
    code: allTenants,
    before: before.shared,
    files: sharedOf(files, before),
    store: () => storeShared(db, rows.shared()),
  };
  const own: Part = {
    code: tenant,
    before: before.own,
    files: filesOfTenant(files),
    store: () => storeOfTenant(db, tenant, rows.own(), now),
  };
  const [done, mine] = [await pushPart(db, shared, push, now), await pushPart(db, own, push, now)];
  await db.delete(contentDraft).where(eq(contentDraft.tenant, tenant));
  return { pushed: { own: mine.version, shared: done.version }, changes: [...mine.changes, ...done.changes] };
}

/** Makes a folder a tenant's content: all of it, or nothing if it has a fault. */
export async function pushContent({ db }: Pick<Database, 'db'>, push: Push, now: Date): Promise<PushedContent> {
  const { own, shared, faults } = readContent(withoutNotes(push.files));
  if (faults.length > 0) return { faults };
  const rows = { own: () => own, shared: () => shared };
  return db.transaction((transaction) => pushWithin(transaction, push, rows, now));
}
