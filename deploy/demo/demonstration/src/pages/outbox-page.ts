import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@portal/platform/src/kernel/html/escape-html';
import type { Letter } from '@portal/platform/src/kernel/outbox/messenger';
import { formatSecond } from '@portal/shared/format';
import { toolBar, toolSheet } from '@portal/shared/tool-sheet';
import type { readOutbox } from '../demo-outbox';

type Entry = Awaited<ReturnType<typeof readOutbox>>[number];

export interface OutboxPage {
  readonly entries: readonly Entry[];
  /** The receiver that the entries are filtered by. */
  readonly to: string;
  /** HTML of the other actions on this page, and their script. */
  readonly desk: string;
  readonly script: string;
}

/** More than other pages of tools have: tables in which decisions are made. */
const style = `${toolSheet}
td{vertical-align:middle}td input{width:130px}td .select select{width:160px}#said{margin:16px 0 0;padding:8px 12px;border:1px solid var(--danger-line);border-radius:var(--radius-control);background:var(--danger-tint);color:var(--danger)}#said:empty{display:none}
td code{font-size:16px;font-weight:600;letter-spacing:.04em}td.long{width:45%;overflow-wrap:anywhere}
@media (max-width:767.98px){td.long{width:auto}td input{flex:1 1 120px;width:auto}td form{padding-top:8px}td .select{flex:1 1 100%}td .select select{width:100%}
.letters tr{display:flex;flex-wrap:wrap;gap:0 12px;align-items:baseline}.letters td:first-child{color:var(--text-secondary)}.letters td:nth-child(4){order:-1;flex-basis:100%}.letters .long{flex-basis:100%;min-width:0}}`;

const channels: Readonly<Record<string, string>> = {
  sms: '短信',
  email: '邮件',
  captcha: '图形验证码',
  authenticator: '验证器',
} satisfies Record<Letter['channel'], string>;

function row({ to, channel, code, text, at }: Entry): string {
  const cells = [
    `<td class="once"><time datetime="${escapeHtml(at)}">${formatSecond(at)}</time></td>`,
    `<td class="once">${escapeHtml(to)}</td>`,
    `<td class="once">${escapeHtml(channels[channel] ?? channel)}</td>`,
    `<td>${code === '' ? '' : `<code>${escapeHtml(code)}</code>`}</td>`,
    `<td class="long">${escapeHtml(text)}</td>`,
  ];
  return `<tr>${cells.join('')}</tr>`;
}

function letters(entries: readonly Entry[], to: string): string {
  if (entries.length === 0)
    return `<p>${to ? `没有发给 ${escapeHtml(to)} 的短信或邮件。` : '还没有发出短信或邮件。'}</p>`;
  return `<table class="letters"><thead><tr><th>时间</th><th>收件人</th><th>渠道</th><th>验证码</th><th>内容</th></tr></thead>
<tbody>${entries.map(row).join('\n')}</tbody></table>`;
}

/** The outbox as a page. It reloads by itself, so that a code shows up without a click. */
export function outboxPage({ entries, to, desk, script }: OutboxPage): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64');
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>演示控制台</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
<body>${toolBar('演示控制台')}<main class="wide-page"><h1>验证码与审核</h1><p>演示环境不会真正发送短信和邮件，也没有审核人员：验证码在这里查看，审核结果在这里决定。</p>
<p id="said" role="status"></p>
<section><h2>短信与邮件</h2><form><label>收件人<input name="to" value="${escapeHtml(to)}"></label><button>查询</button></form>
${letters(entries, to)}</section>
${desk}</main><script nonce="${nonce}">${script}</script></body></html>`;
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
