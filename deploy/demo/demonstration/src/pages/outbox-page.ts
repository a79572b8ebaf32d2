import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@portal/platform/src/kernel/html/escape-html';
import type { Letter } from '@portal/platform/src/kernel/outbox/messenger';
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

const style = `body{font:14px/1.6 system-ui,sans-serif;margin:24px auto;max-width:1280px;padding:0 16px;color:#222}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ddd;padding:8px;text-align:left;vertical-align:baseline}
h1{font-size:22px}h2{font-size:16px;margin:32px 0 8px}code{font-size:16px;font-weight:600}
input,select,button{font:inherit;padding:4px 8px;border:1px solid #bbb;border-radius:4px;background:#fff}
button{cursor:pointer}button:hover{border-color:#666}form{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
#said{color:#b32440}#said:empty{margin:0}section{overflow-x:auto}td:not(:last-child){white-space:nowrap}td:last-child{overflow-wrap:anywhere;min-width:0}
@media (max-width:720px){table,tbody{display:block}thead{display:none}td:last-child{flex-basis:100%}
tr{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:10px 0;border-bottom:1px solid #ddd}td{border:0;padding:0}}`;

const channels: Readonly<Record<string, string>> = {
  sms: '短信',
  email: '邮件',
  captcha: '图形验证码',
  authenticator: '验证器',
} satisfies Record<Letter['channel'], string>;

function row({ to, channel, code, text, at }: Entry): string {
  const cells = [at.replace('T', ' ').slice(0, 19), to, channels[channel] ?? channel].map(
    (cell) => `<td>${escapeHtml(cell)}</td>`,
  );
  return `<tr>${cells.join('')}<td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(text)}</td></tr>`;
}

/** The outbox as a page. It reloads by itself, so that a code shows up without a click. */
export function outboxPage({ entries, to, desk, script }: OutboxPage): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64');
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>演示控制台</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>演示控制台</h1><p>演示环境不会真正发送短信和邮件，也没有审核人员：验证码在这里查看，审核结果在这里决定。</p>
<p id="said" role="status"></p>
<section><h2>短信与邮件</h2><form><label>收件人 <input name="to" value="${escapeHtml(to)}"></label> <button>查询</button></form>
<table><thead><tr><th>时间（UTC）</th><th>收件人</th><th>渠道</th><th>验证码</th><th>内容</th></tr></thead>
<tbody>${entries.map(row).join('\n')}</tbody></table></section>
${desk}</main><script nonce="${nonce}">${script}</script></body></html>`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
