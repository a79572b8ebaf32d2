import { createHash } from 'node:crypto';

const places = 10_000;

/**
 * The place of a browser among all, from 0 up to 100, for one slot of one tenant. It depends on nothing else. So a
 * browser that is in at ten percent is also in at fifty, and the next canary of another slot gets other people.
 */
export function placeOf(visitor: string, tenant: string, slot: string): number {
  const hash = createHash('sha256').update(`${tenant}\n${slot}\n${visitor}`).digest();
  return (hash.readUInt32BE(0) % places) / (places / 100);
}

export function isInCanary(place: number, percent: number): boolean {
  return place < percent;
}
