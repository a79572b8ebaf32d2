import { escapeHtml } from '../http/escape-html';
import { widePage } from '../http/own-page';
import type { ExplainedSlot, Explanation } from './explain';

export const explainAddresses = {
  page: '/-/explain',
  enter: '/-/explain/enter',
  leave: '/-/explain/leave',
} as const;

const field = (name: string, label: string, value: string) =>
  `<label>${label}<input name="${name}" value="${escapeHtml(value)}"></label>`;

function rows(pairs: readonly (readonly [string, string])[]): string {
  return `<table>${pairs.map(([name, html]) => `<tr><th scope="row">${name}</th><td>${html}</td></tr>`).join('')}</table>`;
}

function bucketText({ bucket }: ExplainedSlot): string {
  if (!bucket) return '<span class="one-line">无灰度</span>';
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
<section><h2>各插槽</h2><div class="scrolls"><table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>${slots.map(slotRow).join('')}</table></div></section>`;
}

/** The page for a visitor who has not signed in, with the fault of the last try. */
export function signInPage(fault: string | undefined): string {
  const told = fault ? `<p role="alert" class="bad">${escapeHtml(fault)}</p>` : '';
  return widePage(
    '登录版本说明',
    `<h1>登录后查看版本说明</h1>
<section>
<p>请输入部署令牌。登录 30 分钟内有效，只能查看说明，不能更改任何内容。</p>
${told}
<form method="post" action="${explainAddresses.enter}"><label>部署令牌<input name="token" type="password" autocomplete="off" required autofocus></label><button>登录</button></form>
</section>`,
  );
}

/** The explanation as a page, with a form that asks the next question. */
export function explainPage(
  question: { host: string; path: string; user: string },
  found: Explanation | undefined,
  reader: string,
): string {
  return widePage(
    '版本说明',
    `<div class="head"><h1>这位客户看到的是哪个版本</h1><form method="post" action="${explainAddresses.leave}"><span>令牌：${escapeHtml(reader)}</span><button class="quiet">退出</button></form></div>
<form>${field('host', '主机名', question.host)}${field('path', '路径', question.path)}${field('user', '访客编号（portal_visitor）', question.user)}<button>查询</button></form>
${found ? answer(found) : '<section>该租户还没有可显示的内容。</section>'}`,
  );
}
