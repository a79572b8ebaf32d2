import { createHash } from 'node:crypto';
import { toolBar, toolSheet } from '@portal/shared/tool-sheet';
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

const head = `<link rel="icon" href="data:,">\n<style>${toolSheet}</style>\n`;

interface ToolPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** HTML at the right of the page's head. */
  readonly right?: string;
  readonly wide?: boolean;
}

/** A page for testers and operators, in the house's look. */
export const toolPage = ({ title, body, right = '', wide = false }: ToolPage): string =>
  ownPage({
    title,
    head,
    body: `${toolBar('测试与发布', right)}\n<main${wide ? ' class="wide-page"' : ''}>\n${body}\n</main>`,
  });

/** A page for cases without anything better to show: customers may meet it, so it says nothing of tools. */
export const faultPage = (title: string, sentence: string): string =>
  ownPage({
    title,
    head,
    body: `<main class="alone">\n<section>\n<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n</section>\n</main>`,
  });

const sheetSource = `'sha256-${createHash('sha256').update(toolSheet).digest('base64')}'`;
const policy = `default-src 'none'; style-src ${sheetSource}; img-src data:; frame-ancestors 'none'; base-uri 'none'`;

export const faultPagePolicy = `${policy}; form-action 'none'`;

/** The policy of a page with a form. */
export const formPagePolicy = `${policy}; form-action 'self'`;
