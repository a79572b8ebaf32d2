import Cookies from 'js-cookie';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { bootDocument } from '../../../boot/read-boot';
import type { ColorScheme } from '../../../theme/palette';
import { chosenScheme, type SchemeChoice, schemeCookie } from '../../../theme/scheme-cookie';
import { applyTheme } from '../../../theme/tokens';
import { useMedia } from '../media/use-media';

const chosen = 'portal-scheme-chosen';
const keptDays = 365;

/** Keeps the choice in this browser, where the gateway reads it for the next document. */
export function chooseScheme(choice: SchemeChoice): void {
  const secure = location.protocol === 'https:';
  if (choice === 'auto') Cookies.remove(schemeCookie, { path: '/' });
  else Cookies.set(schemeCookie, choice, { path: '/', sameSite: 'Lax', secure, expires: keptDays });
  window.dispatchEvent(new Event(chosen));
}

/** Another tab may have chosen while this one was hidden. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(chosen, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(chosen, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

export const useSchemeChoice = (): SchemeChoice =>
  useSyncExternalStore(
    subscribe,
    () => chosenScheme(document.cookie),
    () => 'auto',
  );

/** The scheme of pages behind a login: the choice, otherwise the system's. Paper is always light. */
export function useColorScheme(): ColorScheme {
  const choice = useSchemeChoice();
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const printed = useMedia('print');
  if (printed) return 'light';
  if (choice !== 'auto') return choice;
  return systemDark ? 'dark' : 'light';
}

/** Leaves the document light for the public pages. The frame that may be dark calls it. */
export function useLightAfterwards(themeColor: string): void {
  useLayoutEffect(
    () => () => applyTheme(document.documentElement, { ...bootDocument().tenant, themeColor }),
    [themeColor],
  );
}
