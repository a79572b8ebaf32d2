/** Reads one cookie of a request; undefined where it is not there. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export interface CookieChoices {
  /** How long the browser keeps it, in seconds; 0 takes it away. */
  maxAge: number;
  https: boolean;
}

/** A cookie of the gateway's own: no script reads it, and no other site's form or picture carries it. */
export function setCookie(name: string, value: string, { maxAge, https }: CookieChoices): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
