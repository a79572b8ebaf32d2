const hostHeader = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?(?::\d{1,5})?$/i;

/** The name in a Host header: lower case, without port and final dot. Empty if the header is not a host name. */
export function hostNameOf(header: string | undefined): string {
  if (!header || header.length > 262) return '';
  return hostHeader.exec(header)?.[1]?.toLowerCase() ?? '';
}
