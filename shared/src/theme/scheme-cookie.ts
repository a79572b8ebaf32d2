import type { ColorScheme } from './palette';

/** Set in a browser that does not follow its system. */
export const schemeCookie = 'portal_scheme';

/** `auto` follows the system. */
export type SchemeChoice = ColorScheme | 'auto';

/** The choice in the text of a request's or document's cookies; every other value follows the system. */
export function chosenScheme(cookies: string | undefined): SchemeChoice {
  const [, value] = new RegExp(`(?:^|; ?)${schemeCookie}=(light|dark)(?:;|$)`).exec(cookies ?? '') ?? [];
  return (value as ColorScheme | undefined) ?? 'auto';
}
