import { isIPv4, isIPv6 } from 'node:net';

/** Longer than any address. A text that is not an address is cut at this length. */
const longest = 64;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser turns every form of an address, also one with an IPv4 tail, into one form: hex groups and at most
  // one `::`.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The key under which limits count an address. An IPv4 address is its own key, also if it is written as an IPv6 one.
 * For IPv6 the key is the /64 network, since one connection gets all of it and may use another address for every
 * request. A text that is not an address is its own key; a client that is already gone has none.
 */
export function addressKey(address: string | undefined): string {
  if (!address) return '';
  if (isIPv4(address)) return address;
  const [plain = '', zone] = address.split('%');
  if (!isIPv6(plain)) return address.slice(0, longest);
  const groups = groupsOf(plain);
  const [, , , , , mapped, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64${zone ? `%${zone.slice(0, longest)}` : ''}`;
}
