import { article } from '@portal/database/schema/platform';
import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../core/calls/context';
import type { ListOrder } from '../../core/data/list-order';

/** `guide`: an instruction to download, its type the product's code. `consent`: a text to agree to, its type the consent. */
export type ArticleKind = 'news' | 'help' | 'notice' | 'guide' | 'consent';

/** Published, and of this tenant or of all. */
export function visible({ origin, now }: CallContext, kind: ArticleKind): SQL | undefined {
  return and(
    eq(article.kind, kind),
    or(isNull(article.tenant), eq(article.tenant, origin.tenant)),
    lte(article.publishedAt, now),
  );
}

const newestFirst: ListOrder = { columns: [article.top, article.publishedAt, article.id], direction: 'descending' };
const asArranged: ListOrder = { columns: [article.orderNum, article.id], direction: 'ascending' };

/** News and notices by date with those that were put on top; help and guides as their editor arranged them. */
export const orderOf = (kind: ArticleKind): ListOrder =>
  kind === 'news' || kind === 'notice' ? newestFirst : asArranged;
