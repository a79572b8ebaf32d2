import type { Database } from '@portal/database';
import type { ContentQuestion } from '@portal/http';
import { allTenants, type ContentFiles, filesOfTenant, sharedFiles } from './content-file';
import { findVersion, latestVersion } from './content-versions';
import { type PushedContent, pushContent } from './push-content';

type Restore = Omit<Extract<ContentQuestion, { act: 'restore' }>, 'act'>;

/** Makes an old version the newest again; the other part stays. Undefined: that version is not kept. */
export async function restoreContent(
  database: Pick<Database, 'db'>,
  { tenant, version, shared, by }: Restore,
  now: Date,
): Promise<PushedContent | undefined> {
  const { db } = database;
  const old = await findVersion(db, shared ? allTenants : tenant, version);
  if (!old) return undefined;
  const rest = await latestVersion(db, shared ? tenant : allTenants);
  const files: ContentFiles = shared
    ? { ...filesOfTenant(rest.files), ...old }
    : { ...old, ...sharedFiles(rest.files) };
  return pushContent(database, { tenant, files, by, note: `version ${version} again` }, now);
}
