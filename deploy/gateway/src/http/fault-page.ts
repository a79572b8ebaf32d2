import { escapeHtml } from './escape-html';

/** A page for cases without anything better to show: no script, no file, no nonce. */
export function faultPage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
</body>
</html>
`;
}

export const faultPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
