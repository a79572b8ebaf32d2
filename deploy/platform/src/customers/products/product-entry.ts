import type { product } from '@portal/database/schema/platform';
import type { CallContext } from '../../kernel/calls/context';

/** The entry of a product: a page of this portal, or an address of its own. */
export interface ProductEntry {
  readonly kind: 'portal' | 'external';
  readonly url: string;
}

const isOwnPath = /^\/(?![/\\])/;

/**
 * Returns a product's entry. The address comes only from the database, and it must be https unless the operator says
 * otherwise; null: there is no entry.
 */
export function productEntry(
  { entryUrl }: Pick<typeof product.$inferSelect, 'entryUrl'>,
  { config, origin }: Pick<CallContext, 'config' | 'origin'>,
): ProductEntry | null {
  const { pagesBelow, plainHttp } = config.products;
  if (pagesBelow !== null && entryUrl.startsWith(pagesBelow)) {
    return { kind: 'external', url: `${origin.site}${entryUrl}` };
  }
  if (isOwnPath.test(entryUrl)) return { kind: 'portal', url: entryUrl };
  if (!URL.canParse(entryUrl)) return null;
  const { protocol, username, href } = new URL(entryUrl);
  const safe = protocol === 'https:' || (plainHttp && protocol === 'http:');
  return safe && username === '' ? { kind: 'external', url: href } : null;
}

/** Returns the place of a path at the product. Nobody is led to another host by a path. */
export function placeAt({ kind, url }: ProductEntry, path: string | undefined): ProductEntry {
  if (path === undefined || !isOwnPath.test(path)) return { kind, url };
  return kind === 'portal' ? { kind, url: path } : { kind, url: new URL(path, url).href };
}
