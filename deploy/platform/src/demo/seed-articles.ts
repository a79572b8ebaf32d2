import type { Queryable } from '@portal/database';
import { article } from '@portal/database/schema/platform';
import { cleanHtml } from '../articles/clean-html';
import { type DemoArticle, demoHelp, demoNews, demoNotices } from './articles';

const dayMs = 86_400_000;

function rowsOf(kind: string, articles: readonly DemoArticle[], daysApart: number, now: Date) {
  return articles.map(([type, title, text], index): typeof article.$inferInsert => ({
    id: `demo-${kind}-${index + 1}`,
    kind,
    type,
    title,
    summary: text.slice(0, 80),
    content: cleanHtml(
      text
        .split('\n')
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join(''),
    ),
    source: kind === 'news' && type === 'POLICY' ? '行业资讯' : '平台运营中心',
    top: kind === 'notice' && index < 2,
    views: (articles.length - index) * 37,
    orderNum: index,
    publishedAt: new Date(now.getTime() - index * daysApart * dayMs - dayMs / 2),
  }));
}

/** News and help for everybody, notices for who is logged in. */
export async function seedArticles(db: Queryable, now: Date): Promise<void> {
  const rows = [
    ...rowsOf('news', demoNews, 6, now),
    ...rowsOf('help', demoHelp, 1, now),
    ...rowsOf('notice', demoNotices, 5, now),
  ];
  await db.insert(article).values(rows).onConflictDoNothing();
}
