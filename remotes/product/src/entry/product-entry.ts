/** Where a product is entered. */
export type ProductEntry =
  /** At its own address, in a new tab. */
  | { readonly kind: 'external'; readonly href: string }
  /** On a page of this portal. */
  | { readonly kind: 'portal'; readonly to: string }
  | { readonly kind: 'none' };

export function productEntry(entryUrl: string): ProductEntry {
  if (/^\/(?![/\\])/.test(entryUrl)) return { kind: 'portal', to: entryUrl };
  if (/^https?:\/\/[^/]/i.test(entryUrl)) return { kind: 'external', href: entryUrl };
  return { kind: 'none' };
}
