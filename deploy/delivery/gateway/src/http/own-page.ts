import { escapeHtml } from './escape-html';
import { ownSheet, ownSheetSource } from './own-sheet';

interface OwnPage {
  readonly title: string;
  /** More of the head, as HTML. */
  readonly head: string;
  readonly body: string;
}

/** A page of the gateway itself: no script. */
export const ownPage = ({ title, head, body }: OwnPage): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}</head>
<body>
${body}
</body>
</html>
`;

const sheet = `<style>${ownSheet}</style>\n`;

/** A page in the house's look. `body` is HTML. */
export const plainPage = (title: string, body: string): string =>
  ownPage({ title, head: sheet, body: `<main>\n${body}\n</main>` });

/** The same for tables. */
export const widePage = (title: string, body: string): string =>
  ownPage({ title, head: sheet, body: `<main class="wide-page">\n${body}\n</main>` });

/** A page for cases without anything better to show. */
export const faultPage = (title: string, sentence: string, more = ''): string =>
  plainPage(title, `<section>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n${more}</section>`);

const policy = `default-src 'none'; style-src ${ownSheetSource}; frame-ancestors 'none'; base-uri 'none'`;

export const faultPagePolicy = `${policy}; form-action 'none'`;

/** The policy of a page with a form. */
export const formPagePolicy = `${policy}; form-action 'self'`;
