import { containsIndex } from '@portal/shared/access';
import { holdsToken } from '@portal/shared/boot';

/**
 * A visitor on the public site: nobody is logged in, and the spec opens "any path containing 'index'". The session's
 * code is not needed there, so it is not fetched.
 */
export const isVisit = (path: string): boolean => (path === '/' || containsIndex(path)) && !holdsToken();
