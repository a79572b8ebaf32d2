import { randomBytes } from 'node:crypto';

interface Entry {
  readonly to: string;
  readonly channel: string;
  readonly purpose: string;
  readonly code: string;
  readonly text: string;
  readonly at: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const style = `body{font:14px/1.6 system-ui,sans-serif;margin:24px auto;max-width:960px;padding:0 16px;color:#222}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ddd;padding:8px;text-align:left;vertical-align:top}
code{font-size:16px;font-weight:600}input{font:inherit;padding:4px 8px}`;

function row({ to, channel, code, text, at }: Entry): string {
  const cells = [at.replace('T', ' ').slice(0, 19), to, channel].map((cell) => `<td>${escapeHtml(cell)}</td>`);
  return `<tr>${cells.join('')}<td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(text)}</td></tr>`;
}

/** The outbox for a person's eyes. Loads itself anew, so that a code shows up without a click. */
export function outboxPage(entries: readonly Entry[], to: string): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64');
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><title>演示发件箱</title><style nonce="${nonce}">${style}</style></head>
<body><h1>演示发件箱</h1><p>演示环境不会真正发送短信和邮件，验证码在这里查看（时间为 UTC）。</p>
<form><label>收件人 <input name="to" value="${escapeHtml(to)}"></label> <button>查询</button></form>
<table><thead><tr><th>时间</th><th>收件人</th><th>渠道</th><th>验证码</th><th>内容</th></tr></thead>
<tbody>${entries.map(row).join('\n')}</tbody></table></body></html>`;
  return { html, policy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'` };
}
