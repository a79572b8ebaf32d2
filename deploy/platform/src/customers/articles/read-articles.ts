import { article } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { headlineBreaks } from '@portal/shared/headline-words';
import { and, eq, or, sql } from 'drizzle-orm';
import { inTenantsWords } from '../../domain/article/tenant-words';
import { type ArticleKind, orderOf, visible } from '../../domain/article/visible-articles';
import { isNamed, shownId } from '../../domain/content/article-id';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { between } from '../../kernel/data/day-range';
import { neighbours, orderBy } from '../../kernel/data/list-order';
import { one } from '../../kernel/data/one';
import { readPage } from '../../kernel/data/read-page';
import { notFound } from '../../kernel/http/http-error';
import { titlesBeside } from './titles-beside';

const publicKinds = ['news', 'help', 'consent'] as const satisfies readonly ArticleKind[];

type PublicKind = (typeof publicKinds)[number];

function withBreaks<T extends { readonly title: string }>(titled: T): T & { titleBreaks: number[] } {
  return { ...titled, titleBreaks: headlineBreaks(titled.title) };
}

function entryOf(row: typeof article.$inferSelect) {
  return withBreaks({
    id: shownId(row.id),
    kind: row.kind as PublicKind,
    type: row.type,
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishTime: row.publishedAt.toISOString(),
    views: row.shownViews ?? row.views,
    top: row.top,
  });
}

export async function articleList(
  context: CallContext,
  { body }: HandlerInput<'articleList'>,
): Promise<CallReply<'articleList'>> {
  const { db } = context;
  const withContent = body.kind === 'help';
  const where = and(
    visible(context, body.kind),
    body.type === undefined ? undefined : eq(article.type, body.type),
    contains(body.keyword, article.title, article.summary, ...(withContent ? [article.content] : [])),
    between(article.publishedAt, body.startDate, body.endDate),
  );
  const { total, rows } = await readPage(db, article, { where, orderBy: orderBy(orderOf(body.kind)), ...body });
  const worded = await inTenantsWords(db, context.origin.tenant, rows);
  return { total, rows: worded.map((row) => ({ ...entryOf(row), ...(withContent ? { content: row.content } : {}) })) };
}

/** Pages are drawn from the number of readers, and hold for this long. */
const shownForMs = 600_000;

/** Counts one more reader. The number that pages show follows at the first view of each ten minutes. */
function countReader(now: Date) {
  const since = new Date(Math.floor(now.getTime() / shownForMs) * shownForMs);
  const moves = sql`${article.shownAt} is null or ${article.shownAt} < ${since.toISOString()}::timestamptz`;
  return {
    views: sql`${article.views} + 1`,
    shownViews: sql`case when ${moves} then ${article.views} + 1 else ${article.shownViews} end`,
    shownAt: since,
  };
}

/** Reads one article and counts the view. */
export async function articleInfo(
  context: CallContext,
  { body }: HandlerInput<'articleInfo'>,
): Promise<CallReply<'articleInfo'>> {
  const { db, origin, now } = context;
  const readable = (kind: PublicKind) => visible(context, kind);
  const [row] = await db
    .update(article)
    .set(countReader(now))
    .where(and(isNamed(origin.tenant, body.id), or(...publicKinds.map(readable))))
    .returning();
  if (!row) throw notFound();
  const kind = row.kind as PublicKind;
  const beside =
    kind === 'consent'
      ? { previous: null, next: null }
      : await neighbours(db, { table: article, order: orderOf(kind), where: readable(kind), id: row.id });
  const words = one(await inTenantsWords(db, origin.tenant, [row]));
  const titles = await titlesBeside(context, beside);
  const previous = titles.previous && withBreaks(titles.previous);
  const next = titles.next && withBreaks(titles.next);
  return { ...entryOf(words), content: words.content, files: row.files, previous, next };
}

export async function operateGuides(
  context: CallContext,
  { body }: HandlerInput<'operateGuides'>,
): Promise<CallReply<'operateGuides'>> {
  const { productCode } = body;
  const rows = await context.db
    .select()
    .from(article)
    .where(and(visible(context, 'guide'), productCode === undefined ? undefined : eq(article.type, productCode)))
    .orderBy(...orderBy(orderOf('guide')));
  return rows.flatMap(({ id, title, type, files: [file] }) =>
    file ? [{ id: shownId(id), title, productCode: type, file }] : [],
  );
}
