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

type Parsed = { readonly v4: string } | { readonly v6: readonly number[]; readonly zone: string };

/** Reads an address; an IPv4 address may be written as an IPv6 one. Returns undefined if the text is not an address. */
function parsed(address: string): Parsed | undefined {
  if (isIPv4(address)) return { v4: address };
  const [plain = '', zone] = address.split('%');
  if (!isIPv6(plain)) return undefined;
  const groups = groupsOf(plain);
  const [, , , , , mapped, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return { v4: [high >> 8, high & 255, low >> 8, low & 255].join('.') };
  return { v6: groups, zone: zone ? `%${zone.slice(0, longest)}` : '' };
}

const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/** A network to which an address belongs, and how many times as much it may do as one person. */
export interface AddressGroup {
  readonly key: string;
  readonly times: number;
}

/** A site of many people may get a /48, so all of it may do more than one person, though not as much as its size says. */
const timesOfSite = 8;

const siteOf = (groups: readonly number[]) => written(groups.slice(0, 3));

/**
 * The groups by which limits count an address. An IPv4 address is its own group, also if it is written as an IPv6 one.
 * For IPv6 the first is the /56 network: providers give one person that much, and the person may use another address for
 * every request. Somebody with more counts by the second, the /48. A text that is not an address is its own group; a
 * client that is already gone has the empty one.
 */
export function addressGroups(address: string | undefined): readonly [AddressGroup, ...AddressGroup[]] {
  const known = parsed(address ?? '');
  if (!known) return [{ key: (address ?? '').slice(0, longest), times: 1 }];
  if ('v4' in known) return [{ key: known.v4, times: 1 }];
  const { v6, zone } = known;
  const subnet = ((v6[3] ?? 0) & 0xff00).toString(16);
  return [
    { key: `${siteOf(v6)}:${subnet}::/56${zone}`, times: 1 },
    { key: `${siteOf(v6)}::/48${zone}`, times: timesOfSite },
  ];
}

/** The first group of an address: what one person has. */
export const addressKey = (address: string | undefined): string => addressGroups(address)[0].key;

/**
 * The key of the network that an address is in: a /24 for IPv4, a /48 for IPv6. That is the smallest part of the
 * internet that is routed by itself, and what one customer of a provider can get without asking twice. So it is the
 * least that counts as somebody of their own where people could lie.
 */
export function networkKey(address: string | undefined): string {
  const known = parsed(address ?? '');
  if (!known) return addressKey(address);
  return 'v4' in known ? `${known.v4.replace(/\d+$/, '0')}/24` : `${siteOf(known.v6)}::/48${known.zone}`;
}
