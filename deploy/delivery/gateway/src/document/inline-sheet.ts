import type { AssetStore } from '../assets/asset-store';
import { cssForHtml, escapeHtml } from '../http/escape-html';
import type { PlannedFile } from '../selection/asset-plan';
import { noncePlaceholder } from './document-text';

export type SheetFiles = Pick<AssetStore, 'find'>;

/** A larger sheet stays a file, which browsers keep. */
const maxBytes = 24 * 1024;

/**
 * A style sheet within the document, for a page that stands there too: the browser paints it as soon as it has the
 * document. The application finds the sheet by `data-href` and does not fetch the file (mini-css-extract-plugin).
 */
export function inlineSheet({ href }: PlannedFile, files: SheetFiles): string | undefined {
  const bytes = files.find(href)?.identity.bytes;
  if (!bytes || bytes.length > maxBytes) return undefined;
  return `<style data-href="${escapeHtml(href)}" nonce="${noncePlaceholder}">${cssForHtml(bytes.toString())}</style>`;
}
