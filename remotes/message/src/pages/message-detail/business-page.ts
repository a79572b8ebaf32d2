import { type Authorized, isAuthorizedAddress, isPublicPath, productCentrePath } from '@portal/shared/session/rules';

/** The page that a message is about, if this person may open it. */
export type BusinessPage =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly to: string }
  | { readonly kind: 'forbidden' };

/** Matches an address of this portal, and refuses one that only looks like it. */
const ownAddress = /^\/(?![/\\])/;

/** `auth` is null while the authorized addresses are not known: then no page is offered yet. */
export function businessPage(linkUri: string, auth: readonly Authorized[] | null): BusinessPage {
  if (!ownAddress.test(linkUri) || auth === null) return { kind: 'none' };
  const path = linkUri.replace(/[?#].*$/, '');
  const open = path === productCentrePath || isPublicPath(path) || isAuthorizedAddress(path, auth);
  return open ? { kind: 'open', to: linkUri } : { kind: 'forbidden' };
}
