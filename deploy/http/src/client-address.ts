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

/** A network to which an address belongs, and how many times as much it may do as one person. */
export interface AddressGroup {
  readonly key: string;
  readonly times: number;
}

/** A site of many people may get a /48, so all of it may do more than one person, though not as much as its size says. */
const timesOfSite = 8;

/**
 * The groups by which limits count an address. An IPv4 address is its own group, also if it is written as an IPv6 one.
 * For IPv6 the first is the /56 network: providers give one person that much, and the person may use another address for
 * every request. Somebody with more counts by the second, the /48. A text that is not an address is its own group; a
 * client that is already gone has the empty one.
 */
export function addressGroups(address: string | undefined): readonly [AddressGroup, ...AddressGroup[]] {
  const alone = (key: string) => [{ key, times: 1 }] as const;
  if (!address) return alone('');
  if (isIPv4(address)) return alone(address);
  const [plain = '', zone] = address.split('%');
  if (!isIPv6(plain)) return alone(address.slice(0, longest));
  const groups = groupsOf(plain);
  const [, , , subnet = 0, , mapped, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return alone([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  const site = groups.slice(0, 3).map((group) => group.toString(16));
  const tail = zone ? `%${zone.slice(0, longest)}` : '';
  return [
    { key: `${[...site, (subnet & 0xff00).toString(16)].join(':')}::/56${tail}`, times: 1 },
    { key: `${site.join(':')}::/48${tail}`, times: timesOfSite },
  ];
}

/** The first group of an address: what one person has. */
export const addressKey = (address: string | undefined): string => addressGroups(address)[0].key;
