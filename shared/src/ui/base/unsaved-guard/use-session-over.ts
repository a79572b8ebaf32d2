import { useState } from 'react';
import { accessToken, isStale, ownEpoch } from '../../../session/public';

/**
 * Answers whether the session in which the page was opened is over, by a logout or another company, here or in another
 * tab. Then typed text can no longer be saved.
 */
export function useSessionOver(): () => boolean {
  const [opened] = useState(() => ({ epoch: ownEpoch(), byPerson: accessToken() !== undefined }));
  return () => ownEpoch() !== opened.epoch || (opened.byPerson && isStale());
}
