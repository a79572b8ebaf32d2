import type { ShellRecord } from '@portal/release-record';
import type { TenantBrand } from '@portal/shared/boot-document';
import { headlineClauses, headlineWords } from '@portal/shared/headline-words';
import { pickFacts, publicFactNames } from '@portal/shared/tenant-facts';
import Mustache from 'mustache';
import { escapeHtml } from '../http/escape-html';

/**
 * The branded first picture, filled with the tenant's words. With `isLogin` it has the login's form, which takes what is
 * typed before the application is there.
 */
export function shellHtml(shell: ShellRecord, brand: TenantBrand, { isLogin = false } = {}): string {
  const { companyLogo, backgroundImg, backgroundTitle, backgroundContent } = brand;
  const words = {
    ...pickFacts(brand, publicFactNames),
    // Releases of before write the words without clauses.
    titleWords: headlineWords(backgroundTitle),
    titleClauses: headlineClauses(backgroundTitle),
    textWords: headlineWords(backgroundContent),
    filings: brand.filings,
  };
  const view = { ...words, companyLogo, backgroundImg, isLogin };
  return Mustache.render(shell.html, view, {}, { escape: (value: unknown) => escapeHtml(String(value)) });
}
