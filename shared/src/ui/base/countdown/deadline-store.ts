import { sessionStore } from '../../../session/public';

/** Deadlines that outlive a reload, in milliseconds of the clock, in the tab's own storage. */
const keyOf = (name: string) => `portal.deadline.${name}`;

/** Keeps recipients apart in a name without their number or address (FNV-1a). */
export function markOf(recipient: string): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(recipient)) mark = Math.imul(mark ^ byte, 0x01000193) >>> 0;
  return mark.toString(36);
}

export function readDeadline(name: string, now: number): number | null {
  const deadline = Number(sessionStore.get(keyOf(name)));
  return deadline > now ? deadline : null;
}

export function writeDeadline(name: string, deadline: number | null): void {
  if (deadline === null) sessionStore.remove(keyOf(name));
  else sessionStore.set(keyOf(name), String(deadline));
}
