import { articleListPath, articlePrefix } from '@portal/shared/access';
import { articlePath } from '@portal/shared/article-path';
import { escapeHtml } from '../http/escape-html';
import { isoTime, type ListedArticle } from './listed-article';

/** `feed.xml`: the newest news and notices, as Atom. */
export function feed(origin: string, platformName: string, articles: readonly ListedArticle[]): string {
  const newest =
    articles
      .map(({ publishTime }) => isoTime(publishTime))
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00Z';
  const entries = articles.map((article) => {
    const address = escapeHtml(origin + articlePath(article));
    return [
      '<entry>',
      `<title>${escapeHtml(article.title)}</title>`,
      `<link href="${address}"/>`,
      // The address changes with the title; this id stays.
      `<id>${escapeHtml(`${origin}${articlePrefix}/${encodeURIComponent(article.id)}`)}</id>`,
      `<updated>${isoTime(article.publishTime)}</updated>`,
      `<summary>${escapeHtml(article.summary)}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    `<title>${escapeHtml(`${platformName} 新闻资讯`)}</title>`,
    `<link href="${escapeHtml(origin)}${articleListPath}"/>`,
    `<link rel="self" href="${escapeHtml(origin)}/feed.xml"/>`,
    `<id>${escapeHtml(origin)}/feed.xml</id>`,
    `<author><name>${escapeHtml(platformName)}</name></author>`,
    `<updated>${newest}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
