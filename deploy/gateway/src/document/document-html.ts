import { type BootDocument, bootElementId, rootElementId, shellElementId } from '@portal/shared/boot-document';
import { rootStyle } from '@portal/shared/ui/theme';
import { cssForHtml, escapeHtml, jsonForHtml } from '../http/escape-html';
import type { AssetPlan, PlannedFile } from '../selection/asset-plan';
import type { PageChoice } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';
import { layerCss, oldBrowserElementId, slowStartElementId } from './layer-css';
import { noncePlaceholder } from './nonce-template';
import { shellHtml } from './shell-html';

/** An empty address is the address of the page itself. */
const slowStart = `<p id="${slowStartElementId}" role="status">页面还没有加载完成，请检查网络，或<a href="">刷新页面</a>。</p>`;

const nonce = `nonce="${noncePlaceholder}"`;

/** The browser uses a preload only if its `crossorigin` and `integrity` match those of the script that follows. */
function fetched({ href, integrity }: PlannedFile, attribute: 'href' | 'src'): string {
  const check = integrity ? ` integrity="${integrity}"` : '';
  return `${attribute}="${escapeHtml(href)}"${check} crossorigin="anonymous"`;
}

function headOf(
  tenant: TenantView,
  { page, shell }: PageChoice,
  plan: AssetPlan,
  themeColor = tenant.brand.themeColor,
): string[] {
  const { platformName, backgroundContent, favicon } = tenant.brand;
  const title = page ? `${page.title} - ${platformName}` : platformName;
  const css = [rootStyle(themeColor), tenant.host.record.baseStyle, layerCss, shell?.css ?? ''].join('\n');
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escapeHtml(backgroundContent || platformName)}">`,
    `<meta name="theme-color" content="${escapeHtml(themeColor)}">`,
    `<link rel="icon" href="${escapeHtml(favicon || 'data:,')}">`,
    ...plan.scripts.map((file) => `<script ${fetched(file, 'src')} ${nonce} fetchpriority="high" defer></script>`),
    ...plan.preloads.map((file) => `<link rel="preload" as="script" ${fetched(file, 'href')} ${nonce}>`),
    `<style ${nonce}>${cssForHtml(css)}</style>`,
  ];
}

/**
 * The whole document, up to the place for the tickets in its boot document. All places of the nonce are in the head,
 * close to one another. Style sheets come after the shell: the browser fetches them just as early, and paints the shell
 * without waiting for them. `themeColor` is the colour chosen in this browser; it replaces the tenant's.
 */
export function documentHtml(
  tenant: TenantView,
  choice: PageChoice,
  plan: AssetPlan,
  bootJson: string,
  themeColor?: string,
): string {
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '<head>',
    ...headOf(tenant, choice, plan, themeColor),
    '</head>',
    '<body>',
    '<noscript><p>本网站需要启用 JavaScript，请在浏览器设置中开启后刷新页面。</p></noscript>',
    `<div id="${oldBrowserElementId}">您的浏览器版本过低，推荐使用 Chrome 100+、Edge 100+ 或 360 极速模式。</div>`,
    `<div id="${shellElementId}">${choice.shell ? shellHtml(choice.shell, tenant.brand) : ''}${slowStart}</div>`,
    `<div id="${rootElementId}"></div>`,
    ...plan.styles.map((file) => `<link rel="stylesheet" ${fetched(file, 'href')}>`),
    `<script type="application/json" id="${bootElementId}">${bootJson.replace(/\}$/, '')}`,
  ].join('\n');
}

/**
 * The end of the document. It holds everything that belongs to one visit, so that the rest is compressed only once for
 * everybody.
 */
export function documentEnd(tickets: BootDocument['tickets']): string {
  return `${tickets ? `,"tickets":${jsonForHtml(tickets)}` : ''}}</script>\n</body>\n</html>`;
}
