/** A network address as people know it: an IPv4 one without the IPv6 round it, and the machine itself by a word. */
export function shownAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain === '::1' || plain.startsWith('127.') ? '本机' : plain;
}
