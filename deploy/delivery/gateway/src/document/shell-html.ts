import type { ShellRecord } from '@portal/release-record';
import type { TenantBrand } from '@portal/shared/boot-document';
import { headlineClauses, headlineWords } from '@portal/shared/headline-words';
import { pickFacts, publicFactNames } from '@portal/shared/tenant-facts';
import Mustache from 'mustache';
import { escapeHtml } from '../http/escape-html';

/**
 * The branded first picture, filled with the tenant's words. Where no application follows, it holds what the application
 * would add.
 */
export function shellHtml(shell: ShellRecord, brand: TenantBrand, { isPicture = false } = {}): string {
  const { companyLogo, backgroundImg, backgroundTitle, backgroundContent } = brand;
  const words = {
    ...pickFacts(brand, publicFactNames),
    // Releases of before write the words without clauses.
    titleWords: headlineWords(backgroundTitle),
    titleClauses: headlineClauses(backgroundTitle),
    textWords: headlineWords(backgroundContent),
  };
  const view = { ...words, companyLogo, backgroundImg, isPicture };
  return Mustache.render(shell.html, view, {}, { escape: (value: unknown) => escapeHtml(String(value)) });
}
