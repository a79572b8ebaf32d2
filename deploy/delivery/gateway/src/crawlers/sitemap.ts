import { articlePath } from '@portal/shared/article-path';
import { escapeHtml } from '../http/escape-html';
import { isoTime, type ListedArticle } from './listed-article';

/** `sitemap.xml`: the pages of the public site, and each article with the day of its publication. */
export function sitemap(origin: string, pages: readonly string[], articles: readonly ListedArticle[]): string {
  const entries = [
    ...pages.map((path) => `<loc>${escapeHtml(origin + path)}</loc>`),
    ...articles.map(
      (article) =>
        `<loc>${escapeHtml(origin + articlePath(article))}</loc><lastmod>${isoTime(article.publishTime)}</lastmod>`,
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => `<url>${entry}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
