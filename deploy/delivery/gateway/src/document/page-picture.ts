import type { CatalogTenant } from '@portal/releases';
import { rootElementId, shellElementId } from '@portal/shared/boot-document';
import { rootStyle } from '@portal/shared/ui/theme';
import type { AssetStore } from '../assets/asset-store';
import type { ServedCatalog } from '../catalog/served-catalog';
import { cssForHtml, escapeHtml } from '../http/escape-html';
import type { PageRenderer } from '../rendering/page-renderer';
import { pageAddress, pageSource } from '../rendering/page-request';
import { planAssets } from '../selection/asset-plan';
import { brandOf } from '../selection/brand';
import { choosePage } from '../selection/page-choice';
import { shellCss } from './layer-css';
import { shellHtml } from './shell-html';

export interface PictureNeeds {
  readonly files: Pick<AssetStore, 'findAnywhere'>;
  /** Without it, a picture shows the page's shell. */
  readonly pages: Pick<PageRenderer, 'draw'> | undefined;
}

export interface PictureRequest {
  readonly catalog: ServedCatalog;
  readonly tenant: CatalogTenant;
  /** What nobody has saved yet. */
  readonly draft: Partial<CatalogTenant>;
  readonly path: string;
  /** The address of who asks: the renderer's limits count for it. */
  readonly address: string;
}

/** Nobody waits for a picture as a visitor waits for a page. */
const patience = 5_000;

/**
 * A page as visitors would see it with another brand: the same HTML and the same sheets, without any script. Its styles
 * carry no nonce: whoever shows the picture knows their own.
 */
export async function pagePicture({ files, pages }: PictureNeeds, asked: PictureRequest): Promise<string | undefined> {
  const { catalog, tenant, draft, path, address } = asked;
  const served = catalog.viewOf(tenant);
  if (!served) return undefined;
  const view = { ...served, brand: brandOf({ ...tenant, ...draft }) };
  const choice = choosePage(view, path, false);
  const at = pageAddress(choice, '');
  const source = at && pageSource(choice, at);
  const [host = tenant.code] = tenant.hostNames;
  const page = source && (await pages?.draw({ tenant: view, at, source, holdsToken: false, host, address }, patience));
  const plan = planAssets(view, choice, page !== undefined);
  const sheets = await Promise.all(plan.styles.map(({ href }) => files.findAnywhere(href)));
  const css = [
    rootStyle(view.brand),
    view.host.record.baseStyle,
    shellCss,
    choice.shell?.css ?? '',
    ...sheets.map((sheet) => sheet?.identity.bytes.toString() ?? ''),
  ];
  const shell = choice.shell ? shellHtml(choice.shell, view.brand, { isLogin: true }) : '';
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    `<head><meta charset="utf-8"><title>${escapeHtml(view.brand.platformName)}</title>`,
    ...css.map((sheet) => `<style>${cssForHtml(sheet)}</style>`),
    '</head>',
    '<body inert>',
    page ? `<div id="${rootElementId}">${page.html}</div>` : `<div id="${shellElementId}">${shell}</div>`,
    '</body>',
    '</html>',
  ].join('\n');
}
