import { type BootDocument, bootElementId, rootElementId, shellElementId } from '@portal/shared/boot-document';
import { rootStyle, type SchemeChoice } from '@portal/shared/ui/theme';
import { cssForHtml, escapeHtml, jsonForHtml } from '../http/escape-html';
import type { RenderedPage } from '../rendering/rendered-page';
import type { AssetPlan, PlannedFile } from '../selection/asset-plan';
import type { PageChoice } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';
import { noncePlaceholder } from './document-text';
import { headFacts } from './head-facts';
import { inlineSheet, type SheetFiles } from './inline-sheet';
import { layerCss, oldBrowserElementId, pageMark, slowStartElementId } from './layer-css';
import { shellHtml } from './shell-html';

/** An empty address is the address of the page itself. */
const slowStart = `<p id="${slowStartElementId}" role="status">页面还没有加载完成，请检查网络，或<a href="">刷新页面</a>。</p>`;

const nonce = `nonce="${noncePlaceholder}"`;

/** The browser uses a preload only if its `crossorigin` and `integrity` match those of the script that follows. */
function fetched({ href, integrity }: PlannedFile, attribute: 'href' | 'src'): string {
  const check = integrity ? ` integrity="${integrity}"` : '';
  return `${attribute}="${escapeHtml(href)}"${check} crossorigin="anonymous"`;
}

/** A public page in the shell's place. */
export interface PageHtml {
  readonly page: RenderedPage;
  /** Like `https://example.com`. */
  readonly origin: string;
  /** The page's address with the names of the query that it knows. */
  readonly address: string;
}

export interface DocumentParts {
  readonly tenant: TenantView;
  readonly choice: PageChoice;
  readonly plan: AssetPlan;
  readonly bootJson: string;
  /** The colour chosen in this browser; it replaces the tenant's. */
  readonly themeColor?: string | undefined;
  readonly scheme?: SchemeChoice | undefined;
  readonly html?: PageHtml | undefined;
  readonly files: SheetFiles;
}

const linkTo = (sheet: PlannedFile): string => `<link rel="stylesheet" ${fetched(sheet, 'href')}>`;

function headOf({ tenant, choice: { page, shell }, plan, html, files, ...own }: DocumentParts): string[] {
  const { brand } = tenant;
  const { themeColor = brand.themeColor } = own;
  const { platformName, favicon } = brand;
  const ownTitle = html?.page.facts.title ?? page?.title;
  const title = ownTitle ? `${ownTitle} - ${platformName}` : platformName;
  const description = html?.page.facts.description || brand.backgroundContent || platformName;
  const css = [
    rootStyle({ ...brand, themeColor }, own.scheme),
    tenant.host.record.baseStyle,
    layerCss,
    shell?.css ?? '',
  ].join('\n');
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${escapeHtml(themeColor)}">`,
    `<link rel="icon" href="${escapeHtml(favicon || 'data:,')}">`,
    ...plan.scripts.map((file) => `<script ${fetched(file, 'src')} ${nonce} fetchpriority="high" defer></script>`),
    ...plan.preloads.map((file) => `<link rel="preload" as="script" ${fetched(file, 'href')} ${nonce}>`),
    `<style ${nonce}>${cssForHtml(css)}</style>`,
    ...(html ? plan.styles.map((sheet) => inlineSheet(sheet, files) ?? linkTo(sheet)) : []),
    ...(html && !html.page.missing
      ? headFacts({
          ...{ brand, description, title: ownTitle ?? platformName, origin: html.origin, facts: html.page.facts },
          address: html.page.facts.address ?? html.address,
        })
      : []),
  ];
}

const noScript = '<noscript><p>本网站需要启用 JavaScript，请在浏览器设置中开启后刷新页面。</p></noscript>';
const oldBrowser = `<div id="${oldBrowserElementId}">您的浏览器版本过低，推荐使用 Chrome 100+、Edge 100+ 或 360 极速模式。</div>`;

/**
 * The shell or the page stands until the application has painted the same. Style sheets come after the shell: the
 * browser fetches them just as early, and paints the shell without waiting for them.
 */
function beforeApplication({ tenant, choice, plan, html }: DocumentParts): string[] {
  const root = `<div id="${rootElementId}"></div>`;
  if (html) return [oldBrowser, `<div id="${shellElementId}" ${pageMark}>${html.page.html}</div>`, root];
  const shell = choice.shell ? shellHtml(choice.shell, tenant.brand) : '';
  return [
    noScript,
    oldBrowser,
    `<div id="${shellElementId}">${shell}${slowStart}</div>`,
    root,
    ...plan.styles.map(linkTo),
  ];
}

/**
 * The whole document, up to the place for the tickets in its boot document.
 */
export function documentHtml(parts: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '<head>',
    ...headOf(parts),
    '</head>',
    '<body>',
    ...beforeApplication(parts),
    `<script type="application/json" id="${bootElementId}">${parts.bootJson.replace(/\}$/, '')}`,
  ].join('\n');
}

/** The end of the document. It holds everything that belongs to one visit, so that the rest is made once for everybody. */
export function documentEnd(tickets: BootDocument['tickets']): string {
  return `${tickets ? `,"tickets":${jsonForHtml(tickets)}` : ''}}</script>\n</body>\n</html>`;
}
