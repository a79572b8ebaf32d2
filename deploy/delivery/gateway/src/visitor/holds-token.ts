import { cookieOf } from '@portal/http';
import { tokenCookie } from '@portal/shared/boot-document';

/** Tells by its cookies whether a browser is logged in. Only the API can tell whether the token is valid. */
export const holdsToken = (cookies: string | undefined): boolean => Boolean(cookieOf(cookies, tokenCookie));
