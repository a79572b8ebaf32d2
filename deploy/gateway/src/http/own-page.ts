import { escapeHtml } from './escape-html';

const html = (title: string, style: string, body: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${style}</head>
<body>
${body}
</body>
</html>
`;

/** A page for cases without anything better to show: no script, no file, no nonce. */
export function faultPage(title: string, sentence: string): string {
  return html(title, '', `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>`);
}

export const faultPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export interface FormPage {
  readonly title: string;
  readonly style: string;
  readonly body: string;
  readonly nonce: string;
}

/** A page of the gateway itself with a form: no script. */
export function formPage({ title, style, body, nonce }: FormPage): string {
  return html(title, `<style nonce="${nonce}">${style}</style>\n`, `<main>\n${body}\n</main>`);
}

export function formPagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
