import { escapeHtml } from '../http/escape-html';
import { formPage } from '../http/own-page';
import type { ExplainedSlot, Explanation } from './explain';

export const explainAddresses = {
  page: '/-/explain',
  enter: '/-/explain/enter',
  leave: '/-/explain/leave',
} as const;

const style = `body{font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#1f2329;margin:0;background:#f5f6f8}
main{max-width:1040px;margin:0 auto;padding:24px 16px}
section{background:#fff;border:1px solid #e5e6eb;border-radius:8px;padding:16px 20px;margin:16px 0}
h1{font-size:20px;margin:0}h2{font-size:16px;margin:0 0 12px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-top:16px}
label{display:grid;gap:4px;color:#4e5969}input{font:inherit;padding:6px 10px;border:1px solid #86909c;border-radius:6px;min-width:200px}
button{font:inherit;padding:7px 20px;border:0;border-radius:6px;background:#1d4ed8;color:#fff;cursor:pointer}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #e5e6eb;vertical-align:top}
th{font-weight:500;color:#4e5969;white-space:nowrap}code{font:12px ui-monospace,monospace;overflow-wrap:anywhere}
.bad{color:#b3261e}.good{color:#146c2e}`;

const field = (name: string, label: string, value: string) =>
  `<label>${label}<input name="${name}" value="${escapeHtml(value)}"></label>`;

function rows(pairs: readonly (readonly [string, string])[]): string {
  return `<table>${pairs.map(([name, html]) => `<tr><th scope="row">${name}</th><td>${html}</td></tr>`).join('')}</table>`;
}

function bucketText({ bucket }: ExplainedSlot): string {
  if (!bucket) return '无灰度';
  const where = bucket.place === null ? '未指定访客' : `位置 ${bucket.place.toFixed(2)}`;
  return `${where}，灰度 ${bucket.percent}%（${escapeHtml(bucket.canary)}）`;
}

const standingNames = { deprecated: '已弃用', blocked: '已禁用' } as const;

function standingText({ standing }: ExplainedSlot): string {
  if (!standing) return '';
  return `<br><span class="bad">${standingNames[standing.name]}：${escapeHtml(standing.reason)}</span>`;
}

function slotRow(slot: ExplainedSlot): string {
  const cells = [
    escapeHtml(slot.slot),
    `<code>${escapeHtml(slot.release)}</code><br>${escapeHtml(slot.version)}${standingText(slot)}`,
    slot.chosenBy === 'canary' ? '灰度' : '正式',
    bucketText(slot),
    `<code>${escapeHtml(slot.lastGood ?? '无')}</code>`,
    `<code>${escapeHtml(slot.entry)}<br>${escapeHtml(slot.integrity)}</code>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function answer({ tenant, owner, page, slots, emptySlots, gate }: Explanation): string {
  const chosen = rows([
    ['租户', `${escapeHtml(tenant.platformName)}（${escapeHtml(tenant.code)}）`],
    ['匹配规则', escapeHtml(tenant.rule)],
    ['负责的插槽', owner ? `${escapeHtml(owner.slot)}，路径前缀 ${escapeHtml(owner.prefix)}` : '宿主自身'],
    ['页面', page ? `${escapeHtml(page.title)}（<code>${escapeHtml(page.path)}</code>）` : '没有这个页面'],
    ...(emptySlots.length > 0 ? [['已清空的插槽', escapeHtml(emptySlots.join('、'))] as const] : []),
    ['登录要求', page ? (page.permission ? '需要登录' : '无需登录') : '—'],
    ['页面文件', page ? page.files.map((file) => `<code>${escapeHtml(file)}</code>`).join('<br>') : '—'],
    [
      '门禁结论',
      gate.passed
        ? '<span class="good">通过</span>'
        : `<span class="bad">${gate.faults.map(escapeHtml).join('<br>')}</span>`,
    ],
  ]);
  const heads = ['插槽', '版本', '来源', '分桶', '上一个可用版本', '入口与摘要'];
  return `<section><h2>结论</h2>${chosen}</section>
<section><h2>各插槽</h2><div class="wide"><table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>${slots.map(slotRow).join('')}</table></div></section>`;
}

/** The page for a visitor who has not signed in, with the fault of the last try. */
export function signInPage(fault: string | undefined, nonce: string): string {
  const told = fault ? `<p role="alert" class="bad">${escapeHtml(fault)}</p>` : '';
  return formPage({
    title: '登录版本说明',
    body: `<h1>登录后查看版本说明</h1>
<section>
<p>请输入部署令牌。登录 30 分钟内有效，只能查看说明，不能更改任何内容。</p>
${told}
<form method="post" action="${explainAddresses.enter}"><label>部署令牌<input name="token" type="password" autocomplete="off" required autofocus></label><button>登录</button></form>
</section>`,
    style,
    nonce,
  });
}

/** The explanation as a page, with a form that asks the next question. */
export function explainPage(
  question: { host: string; path: string; user: string },
  found: Explanation | undefined,
  reader: string,
  nonce: string,
): string {
  return formPage({
    title: '版本说明',
    body: `<form method="post" action="${explainAddresses.leave}"><span>令牌：${escapeHtml(reader)}</span><button>退出</button></form>
<h1>这位客户看到的是哪个版本</h1>
<form>${field('host', '主机名', question.host)}${field('path', '路径', question.path)}${field('user', '访客编号（portal_visitor）', question.user)}<button>查询</button></form>
${found ? answer(found) : '<section>该租户还没有可显示的内容。</section>'}`,
    style,
    nonce,
  });
}
