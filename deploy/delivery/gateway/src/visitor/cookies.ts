export interface CookieChoices {
  /** The browser keeps it for this long, in seconds; 0 removes it. */
  maxAge: number;
  https: boolean;
  /** With `Strict` the browser does not send it either when a person follows a link of another site. */
  sameSite?: 'Lax' | 'Strict';
}

/** A cookie of the gateway itself. No script reads it, and no form or picture of another site carries it. */
export function setCookie(name: string, value: string, choices: CookieChoices): string {
  const { maxAge, https, sameSite = 'Lax' } = choices;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${https ? '; Secure' : ''}`;
}
