import { escapeHtml } from './escape-html';

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

/** A page for cases without anything better to show: no script, no file, no nonce. */
export function faultPage(title: string, sentence: string): string {
  return ownPage({ title, head: '', body: `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>` });
}

export const faultPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export interface FormPage {
  readonly title: string;
  readonly style: string;
  readonly body: string;
  readonly nonce: string;
}

/** The same with a form. */
export function formPage({ title, style, body, nonce }: FormPage): string {
  return ownPage({ title, head: `<style nonce="${nonce}">${style}</style>\n`, body: `<main>\n${body}\n</main>` });
}

export function formPagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
