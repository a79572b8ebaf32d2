import type { ShellRecord } from '@portal/build/release-record';
import type { TenantBrand } from '@portal/shared/boot-document';
import Mustache from 'mustache';
import { escapeHtml } from './escape-html';

/** The branded first picture, filled with the tenant's words. */
export function shellHtml(shell: ShellRecord, brand: TenantBrand): string {
  const { platformName, companyLogo, backgroundTitle, backgroundContent, backgroundImg, filingsContent } = brand;
  const view = { platformName, companyLogo, backgroundTitle, backgroundContent, backgroundImg, filingsContent };
  return Mustache.render(shell.html, view, {}, { escape: (value: unknown) => escapeHtml(String(value)) });
}
