/** The path of an address: without query and hash, with one leading slash and none at the end. */
export function pathOf(address: string): string {
  const end = address.search(/[?#]/);
  const bare = (end < 0 ? address : address.slice(0, end)).replace(/^\/+/, '').replace(/\/+$/, '');
  return `/${bare}`;
}
