import type { SiteContent } from '@portal/database/schema/platform';
import { type ReadArticle, readArticles } from './article-files';
import { type ContentFiles, filesOfTenant, sharedFiles } from './content-file';
import { Faults } from './faults';
import { type ReadProduct, readProducts } from './product-files';
import { readSite } from './site-files';
import { type ReadTables, readTables } from './table-files';

/** The rows of a folder that are its tenant's alone. */
export interface OwnContent {
  readonly articles: readonly ReadArticle[];
  readonly site: SiteContent;
}

/** The rows of a folder that are for all tenants. */
export interface SharedContent {
  readonly products: readonly ReadProduct[];
  readonly tables: ReadTables;
}

const known =
  /^(?:(?:news|notices|help|guides|consents|agreements|products)\/[^/]+\.md|products\/common\.yaml|home\.yaml|about\.md|(?:banks|branches|holidays)\.csv|README\.md)$/;

export function readOwn(files: ContentFiles, faults: Faults): OwnContent {
  const own = filesOfTenant(files);
  return { articles: readArticles(own, faults), site: readSite(own, faults) };
}

export function readShared(files: ContentFiles, faults: Faults): SharedContent {
  const shared = sharedFiles(files);
  return { products: readProducts(shared, faults), tables: readTables(shared, faults) };
}

/** Reads a whole folder: its rows, and all of its faults at once. */
export function readContent(files: ContentFiles) {
  const faults = new Faults();
  for (const path of Object.keys(files))
    if (!known.test(path)) faults.add(path, 1, 'no part of the content is read here');
  const own = readOwn(files, faults);
  const shared = readShared(files, faults);
  return { own, shared, faults: faults.found };
}
