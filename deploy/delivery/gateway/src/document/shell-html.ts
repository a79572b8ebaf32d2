import type { ShellRecord } from '@portal/release-record';
import type { TenantBrand } from '@portal/shared/boot-document';
import { headlineWords } from '@portal/shared/headline-words';
import Mustache from 'mustache';
import { escapeHtml } from '../http/escape-html';

/** The branded first picture, filled with the tenant's words. */
export function shellHtml(shell: ShellRecord, brand: TenantBrand): string {
  const { platformName, companyLogo, backgroundTitle, backgroundContent, backgroundImg } = brand;
  const { filingsContent, legalName, address, hotline } = brand;
  const pictures = { companyLogo, backgroundImg };
  const words = { platformName, backgroundTitle, backgroundContent, filingsContent, legalName, address, hotline };
  const view = { ...pictures, ...words, titleWords: headlineWords(backgroundTitle) };
  return Mustache.render(shell.html, view, {}, { escape: (value: unknown) => escapeHtml(String(value)) });
}
