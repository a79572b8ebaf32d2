import type { News } from './news';
import { useVersion } from './use-version';

const ofTheirSubjects = { counts: (kind: News['kind']) => kind === 'message' };

/**
 * Grows with each message that comes, and when the tab is shown again. A page that shows what messages tell of, such as
 * the state of a request, loads again then. A message that came while the stream was broken comes when it is back.
 */
export const useMessageVersion = (): number => useVersion(ofTheirSubjects);
