/**
 * Writes a network address as people know it: an IPv4 address without the IPv6 form around it, and a word for the
 * machine itself.
 */
export function shownAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain === '::1' || plain.startsWith('127.') ? '本机' : plain;
}
