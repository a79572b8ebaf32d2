import { escapeHtml } from '../http/escape-html';
import { toolPage } from '../http/own-page';
import type { ExplainedSlot, Explanation } from './explain';

export const explainAddresses = {
  page: '/-/explain',
  enter: '/-/explain/enter',
  leave: '/-/explain/leave',
} as const;

const field = (name: string, label: string, value: string, hint = '') =>
  `<label>${label}<input name="${name}" value="${escapeHtml(value)}"${hint ? ` placeholder="${hint}"` : ''} spellcheck="false" autocapitalize="off"></label>`;

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const tag = (words: string, kind = '') => `<span class="tag${kind && ` ${kind}`}">${words}</span>`;

function facts(pairs: readonly (readonly [string, string])[]): string {
  return `<dl>${pairs.map(([name, html]) => `<dt>${name}</dt><dd>${html}</dd>`).join('')}</dl>`;
}

function bucketText({ bucket }: ExplainedSlot): string {
  if (!bucket) return '<span class="once">无灰度</span>';
  const where = bucket.place === null ? '未指定访客' : `访客位置 ${bucket.place.toFixed(2)}`;
  return `<span class="once">${where}</span><br><span class="once">灰度 ${bucket.percent}%</span><br>${code(bucket.canary)}`;
}

const standingNames = { deprecated: '已弃用', blocked: '已禁用' } as const;

function standingText({ standing }: ExplainedSlot): string {
  if (!standing) return '';
  return `<br>${tag(standingNames[standing.name], 'bad')} ${escapeHtml(standing.reason)}`;
}

function slotRow(slot: ExplainedSlot): string {
  const file = slot.entry.slice(slot.entry.lastIndexOf('/') + 1);
  const cells = [
    ['版本', `${code(slot.release)}<br><small>${escapeHtml(slot.version)}</small>${standingText(slot)}`],
    ['来源', slot.chosenBy === 'canary' ? tag('灰度', 'wait') : tag('正式')],
    ['分桶', bucketText(slot)],
    ['上一个可用', slot.lastGood ? code(slot.lastGood) : '无'],
    [
      '入口文件',
      `<details><summary>${escapeHtml(file)}</summary>${code(slot.entry)}<br>${code(slot.integrity)}</details>`,
    ],
  ] as const;
  return `<tr><th scope="row">${escapeHtml(slot.slot)}</th>${cells.map(([name, html]) => `<td data-label="${name}">${html}</td>`).join('')}</tr>`;
}

function changeText({ number, canaries }: Explanation['changeSet']): string {
  const last = number === 0 ? '没有编号（升级前的变更）' : `变更 ${number}`;
  return canaries.length > 0 ? `${last}，此访客使用 ${canaries.map(escapeHtml).join('、')} 的灰度版本` : last;
}

function answer({ tenant, changeSet, owner, page, slots, emptySlots, gate }: Explanation): string {
  const chosen = facts([
    ['租户', `${escapeHtml(tenant.platformName)} <small>${escapeHtml(tenant.code)}</small>`],
    ['匹配规则', escapeHtml(tenant.rule.zh)],
    ['最近的版本变更', changeText(changeSet)],
    ['负责的模块', owner ? `${escapeHtml(owner.slot)}，路径前缀 ${code(owner.prefix)}` : '宿主自身'],
    ['页面', page ? `${escapeHtml(page.title)} ${code(page.path)}` : '没有这个页面'],
    ['登录要求', page ? (page.permission ? '需要登录' : '无需登录') : '—'],
    ...(emptySlots.length > 0 ? [['已清空的模块', escapeHtml(emptySlots.join('、'))] as const] : []),
    [
      '门禁结论',
      gate.passed
        ? tag('通过', 'good')
        : `<p class="bad">${gate.faults.map(({ zh }) => escapeHtml(zh)).join('<br>')}</p>`,
    ],
    [
      '页面文件',
      page && page.files.length > 0
        ? `<details><summary>${page.files.length} 个文件</summary>${page.files.map(code).join('<br>')}</details>`
        : '—',
    ],
  ]);
  const heads = ['模块', '版本', '来源', '分桶', '上一个可用', '入口文件'];
  return `<section><h2>结论</h2>${chosen}</section>
<section><h2>各模块的版本</h2><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${slots.map(slotRow).join('')}</tbody></table></section>`;
}

/** The page for a visitor who has not signed in, with the fault of the last try. */
export function signInPage(fault: string | undefined): string {
  const told = fault ? `<p role="alert" class="bad">${escapeHtml(fault)}</p>` : '';
  return toolPage({
    title: '登录版本说明',
    body: `<h1>登录后查看版本说明</h1>
<p>版本说明回答：某个访客在某个地址看到的是哪些版本，为什么。平台员工也可以在工作台的“发布”中查看。</p>
<section>
${told}
<form class="fields" method="post" action="${explainAddresses.enter}"><label>部署令牌<input name="token" type="password" autocomplete="off" required autofocus></label><button class="main">登录</button></form>
<p>登录 30 分钟内有效，只能查看说明，不能更改任何内容。</p>
</section>`,
  });
}

export interface AskedByForm {
  readonly host: string;
  readonly path: string;
  readonly user: string;
}

/** The explanation as a page, with a form that asks the next question. `own` is the number of the reader's browser here. */
export function explainPage(
  question: AskedByForm,
  found: Explanation | undefined,
  { reader, own }: { reader: string; own: string | undefined },
): string {
  const mine =
    own && own !== question.user
      ? `<p>此浏览器的访客编号：<a href="?${escapeHtml(new URLSearchParams({ ...question, user: own }).toString())}">${escapeHtml(own)}</a></p>`
      : '';
  return toolPage({
    title: '版本说明',
    wide: true,
    right: `<form method="post" action="${explainAddresses.leave}"><span>令牌：${escapeHtml(reader)}</span><button>退出</button></form>`,
    body: `<h1>这位客户看到的是哪个版本</h1>
<form class="fields">${field('host', '主机名', question.host)}${field('path', '路径', question.path)}${field('user', '访客编号（portal_visitor）', question.user, '可留空')}<button class="main">查询</button></form>
${mine}
${found ? answer(found) : '<section><p>该租户还没有可显示的内容：没有租户使用这个主机名，或者还没有宿主版本。</p></section>'}`,
  });
}
