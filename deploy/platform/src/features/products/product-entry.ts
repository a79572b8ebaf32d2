import type { product } from '@portal/database/schema/platform';
import type { CallContext } from '../../core/calls/context';

/** The entry of a product: a page of this portal, or an address of its own. */
export interface ProductEntry {
  readonly kind: 'portal' | 'external';
  readonly url: string;
}

/** The demonstration's products are pages beside the portal, at the portal's own address. */
const demoPages = '/dev/';

const isOwnPath = /^\/(?![/\\])/;

/**
 * Gives a product's entry. The address comes only from the database, and outside of a demonstration it must be https;
 * null: there is no entry. Only a demonstration accepts pages of the demonstration.
 */
export function productEntry(
  { entryUrl }: Pick<typeof product.$inferSelect, 'entryUrl'>,
  { config, origin }: Pick<CallContext, 'config' | 'origin'>,
): ProductEntry | null {
  if (entryUrl.startsWith(demoPages)) {
    return config.demo ? { kind: 'external', url: `${origin.site}${entryUrl}` } : null;
  }
  if (isOwnPath.test(entryUrl)) return { kind: 'portal', url: entryUrl };
  if (!URL.canParse(entryUrl)) return null;
  const { protocol, username, href } = new URL(entryUrl);
  const safe = protocol === 'https:' || (config.demo && protocol === 'http:');
  return safe && username === '' ? { kind: 'external', url: href } : null;
}
