import type { Queryable } from '@portal/database';
import { article } from '@portal/database/schema/platform';
import { type Consent, consents } from '@portal/shared/codes';
import { cleanHtml } from '../core/html/clean-html';
import { type DemoArticle, demoHelp, demoNews, demoNotices } from './articles';
import { demoConsents } from './consents';

const dayMs = 86_400_000;

function rowsOf(kind: string, articles: readonly DemoArticle[], daysApart: number, now: Date) {
  return articles.map(([type, title, text], index): typeof article.$inferInsert => ({
    id: `demo-${kind}-${index + 1}`,
    kind,
    type,
    title,
    // The first paragraph is also the summary.
    summary: text.split('\n')[0] ?? '',
    content: html(text),
    source: kind === 'news' && type === 'POLICY' ? '行业资讯' : '平台运营中心',
    top: kind === 'notice' && index < 2,
    views: (articles.length - index) * 37,
    orderNum: index,
    publishedAt: new Date(now.getTime() - index * daysApart * dayMs - dayMs / 2),
  }));
}

function html(text: string): string {
  const blocks = text
    .split('\n')
    .map((line) => (line.startsWith('# ') ? `<h2>${line.slice(2)}</h2>` : `<p>${line}</p>`));
  return cleanHtml(blocks.join(''));
}

/** The ids are `consent-` and the code of the consent, so that pages can link to the texts. */
function consentRows(now: Date) {
  return Object.entries(demoConsents).map(([consent, text], index): typeof article.$inferInsert => ({
    id: `consent-${consent}`,
    kind: 'consent',
    type: consent,
    title: consents[consent as Consent],
    summary: text.split('\n')[0] ?? '',
    content: html(text),
    source: '平台运营中心',
    orderNum: index,
    publishedAt: new Date(now.getTime() - 300 * dayMs),
  }));
}

/** Seeds the texts of consents, also those of a version that came after the rest. */
export async function seedConsents(db: Queryable, now: Date): Promise<void> {
  await db.insert(article).values(consentRows(now)).onConflictDoNothing();
}

/** Seeds news and help for everybody, and notices for people who are logged in. */
export async function seedArticles(db: Queryable, now: Date): Promise<void> {
  const rows = [
    ...rowsOf('news', demoNews, 6, now),
    ...rowsOf('help', demoHelp, 1, now),
    ...rowsOf('notice', demoNotices, 5, now),
  ];
  await db.insert(article).values(rows).onConflictDoNothing();
}
