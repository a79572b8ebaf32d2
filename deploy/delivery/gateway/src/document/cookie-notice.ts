import { createHash } from 'node:crypto';
import { cookieOf } from '@portal/http';
import type { TenantBrand } from '@portal/shared/boot-document';
import { cookieNoticeName, gatewayAddresses } from '@portal/shared/open-page';
import { escapeHtml } from '../http/escape-html';
import { setCookie } from '../visitor/cookies';

const cookie = 'portal_cookie_notice';
const yearSeconds = 365 * 86_400;

/** Another text is read anew. What a gateway has kept of an earlier release has none. */
const markOf = ({ cookieNotice = '' }: Partial<TenantBrand>): string =>
  createHash('sha256').update(cookieNotice).digest('base64url').slice(0, 8);

/**
 * The tenant's line about cookies, for a browser in which nobody has read it. It works by a form, and stands at the end of
 * the page from the beginning, so it moves nothing.
 */
export function cookieNotice(brand: TenantBrand, url: string, cookies: string | undefined): string {
  if (!brand.cookieNotice || cookieOf(cookies, cookie) === markOf(brand)) return '';
  const action = `${gatewayAddresses.cookieNotice}?back=${encodeURIComponent(url)}`;
  return `
<form class="${cookieNoticeName}" method="post" action="${escapeHtml(action)}"><span>${escapeHtml(brand.cookieNotice)}</span><button>知道了</button></form>`;
}

/** The cookie by which a browser is not told again. */
export const cookieNoticeRead = (brand: Pick<TenantBrand, 'cookieNotice'>, https: boolean): string =>
  setCookie(cookie, markOf(brand), { maxAge: yearSeconds, https });

/** It sticks to the window's lower edge, and lies below the page's end once somebody is there. */
export const cookieNoticeCss = `
.${cookieNoticeName}{position:sticky;bottom:0;z-index:1;display:flex;align-items:center;justify-content:center;gap:16px;padding:8px 16px;border-top:1px solid var(--border);background:var(--surface);color:var(--text-secondary);font-size:var(--font-body)}
.${cookieNoticeName} button{flex:none;min-height:max(28px,var(--touch,0px));padding:0 12px;border:1px solid var(--control-border);border-radius:var(--radius-button);background:none;color:var(--text);font:inherit;cursor:pointer}
@media print{.${cookieNoticeName}{display:none}}
`.trim();
