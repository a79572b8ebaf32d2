export interface CookieChoices {
  /** How long the browser keeps it, in seconds; 0 takes it away. */
  maxAge: number;
  https: boolean;
  /** `Strict`: it does not come along either when a person follows another site's link. */
  sameSite?: 'Lax' | 'Strict';
}

/** A cookie of the gateway's own: no script reads it, and no other site's form or picture carries it. */
export function setCookie(name: string, value: string, choices: CookieChoices): string {
  const { maxAge, https, sameSite = 'Lax' } = choices;
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${https ? '; Secure' : ''}`;
}
