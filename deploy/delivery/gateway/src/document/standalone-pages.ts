import { escapeHtml } from '../http/escape-html';
import { toolPage } from '../http/own-page';
import type { SlotView, TenantView } from '../selection/tenant-view';

const namedPages = 3;

/** The first pages of a remote by their titles, so that a tester knows what a slot is. */
function pagesText({ release: { record } }: SlotView): string {
  const titles = [...new Set(record.pages.map(({ title }) => title))].filter(Boolean);
  const more = titles.length > namedPages ? ` 等 ${titles.length} 页` : '';
  return titles.slice(0, namedPages).join('、') + more;
}

function slotLink(slot: SlotView): string {
  const { package: name, build, version } = slot.release.record;
  return `<li><a href="/standalone/${escapeHtml(slot.slot)}"><b>${escapeHtml(slot.slot)}</b><small>${escapeHtml(pagesText(slot))}</small><small><code>${escapeHtml(`${name}@${build}`)}</code> ${escapeHtml(version)}</small></a></li>`;
}

const listOf = ({ slots }: TenantView) =>
  slots.length === 0 ? '<p>此平台还没有运行任何模块。</p>' : `<ul class="links">${slots.map(slotLink).join('')}</ul>`;

/** What can be run alone at a tenant, in a demonstration. */
export const standaloneListPage = (tenant: TenantView): string =>
  toolPage({
    title: '独立运行',
    wide: true,
    body: `<h1>独立运行一个模块</h1>
<p>选择模块，或在地址中写明构建：<code class="once">/standalone/&lt;模块&gt;@&lt;构建&gt;</code>。</p>
${listOf(tenant)}`,
  });

/** The address names nothing that could run. `asked` is its slot and build, as far as it has the form of an address. */
export const unknownSlotPage = (tenant: TenantView, asked: string | undefined): string =>
  toolPage({
    title: '没有这个模块或版本',
    wide: true,
    body: `<h1>没有这个模块或版本</h1>
<p>${asked ? `找不到 <code>${escapeHtml(asked)}</code>。` : ''}请核对地址中的模块名称和构建编号，或从下面选择一个模块。</p>
${listOf(tenant)}`,
  });

/** Outside of a demonstration a signed link opens the harness. */
export const linkNeededPage = (): string =>
  toolPage({
    title: '需要试用链接',
    body: '<h1>需要试用链接</h1>\n<p>独立运行需要有效的试用链接：请向平台团队或该模块的团队索取。</p>',
  });
