import type { News } from './news';
import { onOtherUnread } from './unread';
import { useVersion } from './use-version';

/**
 * A number that is heard for the first time changes nothing that the page shows; a different number is heard by
 * `onOtherUnread`.
 */
const ofMessages = { counts: (kind: News['kind']) => kind !== 'unread', follow: onOtherUnread };

/**
 * Grows when the messages on a page may have changed: a new message, a change in any tab or browser, the tab shown
 * again.
 */
export const useNewsVersion = (): number => useVersion(ofMessages);
