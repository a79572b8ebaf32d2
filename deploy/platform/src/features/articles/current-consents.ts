import type { Queryable } from '@portal/database';
import { article } from '@portal/database/schema/platform';
import { and, asc, ne } from 'drizzle-orm';
import type { CallContext } from '../../core/calls/context';
import { visible } from './visible-articles';

type Asked = Pick<CallContext, 'origin' | 'now'>;

/** The consents of a tenant that have a version. Texts without one come from before texts had versions. */
export function currentConsents(db: Queryable, asked: Asked): Promise<(typeof article.$inferSelect)[]> {
  return db
    .select()
    .from(article)
    .where(and(visible(asked, 'consent'), ne(article.version, '')))
    .orderBy(asc(article.orderNum));
}
