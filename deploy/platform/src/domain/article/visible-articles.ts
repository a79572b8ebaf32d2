import { article, contentVersion } from '@portal/database/schema/platform';
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ListOrder } from '../../kernel/data/list-order';
import type { Origin } from '../../kernel/http/origin';

/**
 * `guide`: an instruction to download; its type is the product's code. `consent`: a text to agree to; its type is the
 * consent.
 */
export type ArticleKind = 'news' | 'help' | 'notice' | 'guide' | 'consent';

/** The tenant that reads, and the time of reading. */
export interface Reading {
  readonly origin: Pick<Origin, 'tenant'>;
  readonly now: Date;
}

/**
 * The condition for published articles of this tenant. Articles of all tenants are for those that have pushed no
 * content of their own.
 */
export function visible({ origin, now }: Reading, kind: ArticleKind): SQL | undefined {
  const pushed = sql`exists (select from ${contentVersion} where ${eq(contentVersion.tenant, origin.tenant)})`;
  return and(
    eq(article.kind, kind),
    or(eq(article.tenant, origin.tenant), and(isNull(article.tenant), sql`not ${pushed}`)),
    lte(article.publishedAt, now),
  );
}

const newestFirst: ListOrder = { columns: [article.top, article.publishedAt, article.id], direction: 'descending' };
const asArranged: ListOrder = { columns: [article.orderNum, article.id], direction: 'ascending' };

/** Sorts news and notices by date, with the pinned ones on top. Help and guides keep their editor's order. */
export const orderOf = (kind: ArticleKind): ListOrder =>
  kind === 'news' || kind === 'notice' ? newestFirst : asArranged;
