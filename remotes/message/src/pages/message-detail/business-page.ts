import { type Authorized, isAuthorizedAddress, isPublicPath, productCentrePath } from '@portal/shared/session/rules';

/** The page that a message is about, as far as this person may go there. */
export type BusinessPage =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly to: string }
  | { readonly kind: 'forbidden' };

/** A place of this portal, and nothing that only looks like one. */
const ownAddress = /^\/(?![/\\])/;

/** `auth` is null while the authorized addresses are not known: then nothing is offered yet. */
export function businessPage(linkUri: string, auth: readonly Authorized[] | null): BusinessPage {
  if (!ownAddress.test(linkUri) || auth === null) return { kind: 'none' };
  const path = linkUri.replace(/[?#].*$/, '');
  const open = path === productCentrePath || isPublicPath(path) || isAuthorizedAddress(path, auth);
  return open ? { kind: 'open', to: linkUri } : { kind: 'forbidden' };
}
