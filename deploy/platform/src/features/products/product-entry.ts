import type { product } from '@portal/database/schema/platform';
import type { CallContext } from '../../core/calls/context';

/** Where a product is entered: on a page of this portal, or at an address of its own. */
export interface ProductEntry {
  readonly kind: 'portal' | 'external';
  readonly url: string;
}

/** The demonstration's products are pages beside the portal, at whatever address it was started. */
const demoPages = '/dev/';

const isOwnPath = /^\/(?![/\\])/;

/**
 * Only an address that stands in the database, and only https outside of a demonstration; null: there is none. A page of
 * the demonstration is no way in anywhere else.
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
