import {
  type BootDocument,
  bootElementId,
  homes,
  pageMark,
  pathMark,
  rootElementId,
  type StartMoment,
  shellElementId,
  startMark,
} from '@portal/shared/boot-document';
import { rootStyle, type SchemeChoice } from '@portal/shared/ui/theme';
import { cssForHtml, escapeHtml, jsonForHtml } from '../http/escape-html';
import type { RenderedPage } from '../rendering/rendered-page';
import type { AssetPlan, PlannedFile } from '../selection/asset-plan';
import type { PageChoice } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';
import { cookieNoticeCss } from './cookie-notice';
import { noncePlaceholder } from './document-text';
import { firstScript } from './first-script';
import { headFacts } from './head-facts';
import { inlineSheet, type SheetFiles } from './inline-sheet';
import { oldBrowserElementId, rootCss, shellCss, slowStartElementId } from './layer-css';
import { shellHtml } from './shell-html';
import { speculationRules } from './speculation-rules';

const loginPath = '/login';

/** An empty address is the address of the page itself. */
const slowStart = `<p id="${slowStartElementId}" role="status">页面还没有加载完成，请检查网络，或<a href="">刷新页面</a>。</p>`;

const nonce = `nonce="${noncePlaceholder}"`;

/** The browser uses a preload only if its `crossorigin` and `integrity` match those of the script that follows. */
function fetched({ href, integrity }: PlannedFile, attribute: 'href' | 'src'): string {
  const check = integrity ? ` integrity="${integrity}"` : '';
  return `${attribute}="${escapeHtml(href)}"${check} crossorigin="anonymous"`;
}

/** A public page, which comes as HTML. */
export interface PageHtml {
  readonly page: RenderedPage;
  /** Like `https://example.com`. */
  readonly origin: string;
  /** The page's address with the names of the query that it knows. */
  readonly address: string;
  /** Tells this HTML, and the releases that it belongs to, from any other. */
  readonly mark: string;
  /** The host's script that brings the application later. */
  readonly pageStart: string;
  readonly moment: StartMoment | undefined;
}

export interface DocumentParts {
  readonly tenant: TenantView;
  readonly choice: PageChoice;
  readonly plan: AssetPlan;
  /** The colour chosen in this browser; it replaces the tenant's. */
  readonly themeColor?: string | undefined;
  readonly scheme?: SchemeChoice | undefined;
}

const linkTo = (sheet: PlannedFile): string => `<link rel="stylesheet" ${fetched(sheet, 'href')}>`;

const titleOf = ({ brand }: TenantView, own: string | undefined) =>
  own ? `${own} - ${brand.platformName}` : brand.platformName;

interface HeadParts {
  readonly title: string;
  readonly description: string;
  readonly scripts?: readonly string[];
  readonly css: readonly string[];
}

/** What every document begins with. */
function headOf(
  { tenant: { brand, host }, themeColor = brand.themeColor, scheme }: DocumentParts,
  { title, description, scripts = [], css: own }: HeadParts,
): string[] {
  const css = [rootStyle({ ...brand, themeColor }, scheme), host.record.baseStyle, ...own];
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${escapeHtml(themeColor)}">`,
    `<link rel="icon" href="${escapeHtml(brand.favicon || 'data:,')}">`,
    ...scripts,
    `<style ${nonce}>${cssForHtml(css.join('\n'))}</style>`,
  ];
}

/** What a browser without scripts reads below the shell: public pages need none, so one that is not there says why. */
function noScript({ page, slot }: PageChoice, home: string): string {
  if (!page) return `页面不存在，<a href="${home}">返回首页</a>。`;
  if (page.reads && slot?.release.record.server) return '页面还没有准备好，请<a href="">刷新页面</a>。';
  return '本网站需要启用 JavaScript，请在浏览器设置中开启后刷新页面。';
}

const oldBrowser = `<div id="${oldBrowserElementId}">您的浏览器版本过低，推荐使用 Chrome 100+、Edge 100+ 或 360 极速模式。</div>`;

const htmlOf = (head: readonly string[], body: readonly string[]): string =>
  ['<!doctype html>', '<html lang="zh-CN">', '<head>', ...head, '</head>', '<body>', ...body].join('\n');

/** What every document ends with. */
const end = '\n</body>\n</html>';

/**
 * The whole document of a page that the application draws, up to the place for the tickets in its boot document. The
 * shell stands until the application has painted. Style sheets come after the shell: the browser fetches them just as
 * early, and paints the shell without waiting for them.
 */
export function shellDocument(parts: DocumentParts, bootJson: string): string {
  const { tenant, choice, plan } = parts;
  const { brand } = tenant;
  const head = headOf(parts, {
    title: titleOf(tenant, choice.page?.title),
    description: brand.backgroundContent || brand.platformName,
    css: [shellCss, choice.shell?.css ?? ''],
    scripts: [
      ...firstScript(tenant, choice, nonce),
      ...plan.scripts.map((file) => `<script ${fetched(file, 'src')} ${nonce} fetchpriority="high" defer></script>`),
      ...plan.preloads.map((file) => `<link rel="preload" as="script" ${fetched(file, 'href')} ${nonce}>`),
    ],
  });
  const shell = choice.shell ? shellHtml(choice.shell, brand, { isLogin: choice.page?.path === loginPath }) : '';
  return htmlOf(head, [
    `<noscript><p>${noScript(choice, homes[tenant.audience])}</p></noscript>`,
    oldBrowser,
    `<div id="${shellElementId}">${shell}${slowStart}</div>`,
    `<div id="${rootElementId}"></div>`,
    ...plan.styles.map(linkTo),
    `<script type="application/json" id="${bootElementId}">${bootJson.replace(/\}$/, '')}`,
  ]);
}

/**
 * The end of such a document. It holds everything that belongs to one visit, so that the rest is made once for everybody.
 */
export function shellDocumentEnd(tickets: BootDocument['tickets']): string {
  return `${tickets ? `,"tickets":${jsonForHtml(tickets)}` : ''}}</script>${end}`;
}

/** The end of a page that comes as HTML, with what only this browser is told. */
export const pageDocumentEnd = (told: string): string => `${told}${end}`;

/** The document of a page that comes as HTML, up to its end. Everything that only the application needs is in the page's start. */
export function pageDocument(parts: DocumentParts, html: PageHtml, files: SheetFiles): string {
  const { tenant, choice, plan } = parts;
  const { brand } = tenant;
  const { page, origin, address, mark, moment } = html;
  const { facts } = page;
  const ownTitle = facts.title ?? choice.page?.title;
  const description = facts.description || brand.backgroundContent || brand.platformName;
  const head = headOf(parts, {
    title: titleOf(tenant, ownTitle),
    description,
    css: [rootCss, ...(brand.cookieNotice ? [cookieNoticeCss] : [])],
  });
  const known = { brand, description, title: ownTitle ?? brand.platformName, origin, facts };
  const start = moment ? ` ${startMark}="${moment}"` : '';
  const body = [
    oldBrowser,
    `<div id="${rootElementId}" ${pageMark}="${mark}" ${pathMark}="${escapeHtml(choice.path)}"${start}>${page.html}</div>`,
    speculationRules(tenant, nonce),
    `<script ${nonce}>${html.pageStart}</script>`,
  ];
  return htmlOf(
    [
      ...head,
      ...plan.styles.map((sheet) => inlineSheet(sheet, files) ?? linkTo(sheet)),
      ...(page.missing ? [] : headFacts({ ...known, address: facts.address ?? address })),
    ],
    body,
  );
}
