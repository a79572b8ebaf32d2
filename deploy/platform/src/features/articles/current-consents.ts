import type { Queryable } from '@portal/database';
import { article } from '@portal/database/schema/platform';
import { and, asc, ne } from 'drizzle-orm';
import { type Reading, visible } from './visible-articles';

/** The consents of a tenant that have a version. Texts without one come from before texts had versions. */
export function currentConsents(db: Queryable, reading: Reading): Promise<(typeof article.$inferSelect)[]> {
  return db
    .select()
    .from(article)
    .where(and(visible(reading, 'consent'), ne(article.version, '')))
    .orderBy(asc(article.orderNum));
}
