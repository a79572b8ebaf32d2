import { tokenCookie } from './boot-document';

const named = new RegExp(`(?:^|; )${tokenCookie}=[^;]`);

/**
 * Returns whether this browser is logged in, as far as its cookies show. It is for decisions before the session's code is
 * loaded. The guard and the server decide what the person may do.
 */
export const holdsToken = (): boolean => named.test(document.cookie);
