/** Reads one cookie of a request; undefined if it is missing. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
