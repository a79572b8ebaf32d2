import { defaultThemeColor } from '../theme/public';
import { adoptEpoch } from './epoch';
import { restoreSession, saveOnLeaving } from './persistence';
import { restorePreferences } from './surroundings';
import { listenToTabs } from './tabs';

export interface StartOptions {
  /** The tenant's colour, used until the cookie `theme_color` names another. */
  readonly themeColor?: string;
  /** The releases that the page runs. A session that was saved with others asks for its resources again. */
  readonly releases?: string;
}

/**
 * Brings the session back at the start of a page, saves it when the page is left, and keeps it in step with other tabs.
 */
export function startSession({ themeColor = defaultThemeColor, releases = '' }: StartOptions = {}): () => void {
  adoptEpoch();
  restorePreferences(themeColor);
  restoreSession(releases);
  const stops = [saveOnLeaving(), listenToTabs()];
  return () => {
    for (const stop of stops) stop();
  };
}
