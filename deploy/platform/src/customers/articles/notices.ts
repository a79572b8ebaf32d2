import { article, noticeRead } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { inTenantsWords } from '../../domain/article/tenant-words';
import { orderOf, visible } from '../../domain/article/visible-articles';
import { isNamed, shownId } from '../../domain/content/article-id';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { between } from '../../kernel/data/day-range';
import { neighbours, orderBy } from '../../kernel/data/list-order';
import { one } from '../../kernel/data/one';
import { countRows } from '../../kernel/data/read-page';
import { notFound } from '../../kernel/http/http-error';
import { titlesBeside } from './titles-beside';

type Notice = CallReply<'noticeList'>['rows'][number];

const freshMs = 7 * 86_400_000;

function noticeOf(row: typeof article.$inferSelect, read: boolean, now: Date): Notice {
  return {
    id: shownId(row.id),
    title: row.title,
    type: row.type as Notice['type'],
    publisher: row.source,
    publishTime: row.publishedAt.toISOString(),
    top: row.top,
    fresh: !read && now.getTime() - row.publishedAt.getTime() < freshMs,
  };
}

export async function noticeList(
  context: PersonContext,
  { body }: HandlerInput<'noticeList'>,
): Promise<CallReply<'noticeList'>> {
  const { db, session, now } = context;
  const where = and(
    visible(context, 'notice'),
    body.type === undefined ? undefined : eq(article.type, body.type),
    contains(body.keyword, article.title, article.summary),
    between(article.publishedAt, body.startDate, body.endDate),
  );
  const total = await countRows(db, article, where);
  const rows = await db
    .select({ notice: article, readAt: noticeRead.readAt })
    .from(article)
    .leftJoin(noticeRead, and(eq(noticeRead.articleId, article.id), eq(noticeRead.userCode, session.userCode)))
    .where(where)
    .orderBy(...orderBy(orderOf('notice')))
    .limit(body.pageSize)
    .offset((body.pageNum - 1) * body.pageSize);
  const worded = await inTenantsWords(
    db,
    context.origin.tenant,
    rows.map(({ notice }) => notice),
  );
  return { total, rows: worded.map((notice, index) => noticeOf(notice, rows[index]?.readAt != null, now)) };
}

/** Opening a notice removes its mark as new. */
export async function noticeInfo(
  context: PersonContext,
  { body }: HandlerInput<'noticeInfo'>,
): Promise<CallReply<'noticeInfo'>> {
  const { db, session, now, origin } = context;
  const where = visible(context, 'notice');
  const [row] = await db
    .select()
    .from(article)
    .where(and(isNamed(origin.tenant, body.id), where));
  if (!row) throw notFound();
  await db
    .insert(noticeRead)
    .values({ userCode: session.userCode, articleId: row.id, readAt: now })
    .onConflictDoNothing();
  const beside = await neighbours(db, { table: article, order: orderOf('notice'), where, id: row.id });
  const words = one(await inTenantsWords(db, origin.tenant, [row]));
  const { previous, next } = await titlesBeside(context, beside);
  return { ...noticeOf(words, true, now), content: words.content, files: row.files, previous, next };
}
