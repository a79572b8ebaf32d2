import type { CatalogTenant } from '@portal/releases';
import type { TenantBrand } from '@portal/shared/boot-document';
import { notOpenTitles } from '@portal/shared/tenant-opening';
import { rootStyle } from '@portal/shared/ui/theme';
import { escapeHtml } from '../http/escape-html';
import { ownPage } from '../http/own-page';
import { brandOf } from '../selection/brand';

/** A tenant where customers are not served, yet or any more. */
export type NotOpenTenant = CatalogTenant & { readonly state: keyof typeof notOpenTitles };

const sentences = {
  preparing: '平台正在筹备，开通后即可访问，感谢您的关注。',
  closed: '本平台已停止服务，感谢您一直以来的支持。',
} as const;

/** What a call is told. The page has the hotline in a place of its own. */
export const notOpenSentence = ({ state, hotline }: Pick<NotOpenTenant, 'state' | 'hotline'>): string =>
  sentences[state] + (hotline ? `如有疑问，请拨打客服热线 ${hotline}。` : '');

const style = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:16px/1.75 system-ui,"PingFang SC","Hiragino Sans GB","Microsoft YaHei",sans-serif;color:#1f2329;background:#f5f7fa;border-top:4px solid var(--brand)}
header{display:flex;align-items:center;gap:12px;padding:20px 32px;font-size:18px;font-weight:600;overflow-wrap:anywhere}
header img{height:32px;max-width:160px;object-fit:contain}
main{flex:1;display:grid;place-items:center;padding:24px 24px 8vh}
section{width:100%;max-width:560px;padding:56px 48px;background:#fff;border-radius:12px;box-shadow:0 1px 2px rgb(31 35 41/.04),0 8px 32px rgb(31 35 41/.06)}
h1{margin:0 0 16px;font-size:32px;line-height:1.3;font-weight:600}
h1::before{content:"";display:block;width:40px;height:4px;margin-bottom:24px;border-radius:2px;background:var(--brand)}
p{margin:0;color:#4e5969}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:32px 0 0;padding-top:24px;border-top:1px solid #e5e6eb;font-size:14px}
dt{color:#6b7280}dd{margin:0;overflow-wrap:anywhere}dd a{color:inherit;text-decoration:none;font-variant-numeric:tabular-nums}
footer{padding:16px 24px 24px;text-align:center;font-size:12px;color:#6b7280}
@media (max-width:600px){header{padding:16px 20px;font-size:16px}main{place-items:start stretch;padding:16px 16px 24px}section{padding:40px 24px}h1{font-size:28px}}`;

function facts({ legalName, hotline, address }: Pick<NotOpenTenant, 'legalName' | 'hotline' | 'address'>): string {
  const tel = `<a href="tel:${escapeHtml(hotline.replace(/[^0-9+]/g, ''))}">${escapeHtml(hotline)}</a>`;
  const rows = [
    ...(legalName ? [['运营主体', escapeHtml(legalName)]] : []),
    ...(hotline ? [['客服热线', tel]] : []),
    ...(address ? [['联系地址', escapeHtml(address)]] : []),
  ];
  if (rows.length === 0) return '';
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function filings({ filings: told = [] }: Pick<TenantBrand, 'filings'>): string {
  const parts = told.map(({ text, href }) =>
    href ? `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(text)}</a>` : escapeHtml(text),
  );
  return parts.length > 0 ? `<footer>${parts.join(' ')}</footer>` : '';
}

/** What every address of the tenant shows: its brand, what is the matter, and whom to ask. No script, no search engine. */
export function notOpenPage(tenant: NotOpenTenant, nonce: string): string {
  const brand = brandOf(tenant);
  const { platformName, companyLogo, favicon, themeColor } = brand;
  const title = notOpenTitles[tenant.state];
  const logo = companyLogo ? `<img src="${escapeHtml(companyLogo)}" alt="">` : '';
  return ownPage({
    title: `${title} - ${platformName}`,
    head: `<meta name="robots" content="noindex">
<meta name="theme-color" content="${escapeHtml(themeColor)}">
<link rel="icon" href="${escapeHtml(favicon || 'data:,')}">
<style nonce="${nonce}">${rootStyle(brand)}
${style}</style>
`,
    body: `<header>${logo}<span>${escapeHtml(platformName)}</span></header>
<main><section>
<h1>${title}</h1>
<p>${sentences[tenant.state]}</p>
${facts(tenant)}
</section></main>
${filings(brand)}`,
  });
}

export const notOpenPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
