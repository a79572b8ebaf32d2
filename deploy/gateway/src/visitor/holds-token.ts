import { cookieOf } from '@portal/http';
import { tokenCookie } from '@portal/shared/boot-document';

/** Whether a browser is logged in, as far as its cookies tell: whether the token is a good one is for the API to say. */
export const holdsToken = (cookies: string | undefined): boolean => Boolean(cookieOf(cookies, tokenCookie));
