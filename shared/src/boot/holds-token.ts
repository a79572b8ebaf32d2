import { tokenCookie } from './boot-document';

const named = new RegExp(`(?:^|; )${tokenCookie}=[^;]`);

/**
 * Whether this browser is logged in, as far as its cookies tell. For what is decided before the session's code is
 * there; what may be done is the guard's and the server's to say.
 */
export const holdsToken = (): boolean => named.test(document.cookie);
