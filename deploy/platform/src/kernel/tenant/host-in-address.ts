/** Finds the host name in a host name, in `host:port` or in a whole address; empty if there is none. */
export function hostInAddress(address: string): string {
  const text = address.trim();
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '').toLowerCase() : '';
}
