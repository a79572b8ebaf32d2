import { createHash } from 'node:crypto';

const places = 10_000;

/**
 * Where a browser stands among all, from 0 up to 100, for one slot of one tenant. It depends on nothing else: whoever is
 * in at ten percent is in at fifty, and the next canary of another slot meets other people.
 */
export function placeOf(visitor: string, tenant: string, slot: string): number {
  const hash = createHash('sha256').update(`${tenant}\n${slot}\n${visitor}`).digest();
  return (hash.readUInt32BE(0) % places) / (places / 100);
}

export function isInCanary(place: number, percent: number): boolean {
  return place < percent;
}
