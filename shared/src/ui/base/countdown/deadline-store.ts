import { sessionStore } from '../../../session/public';

/** Deadlines that outlive a reload, in milliseconds of the clock, in the tab's own storage. */
const keyOf = (name: string) => `portal.deadline.${name}`;

export function readDeadline(name: string, now: number): number | null {
  const deadline = Number(sessionStore.get(keyOf(name)));
  return deadline > now ? deadline : null;
}

export function writeDeadline(name: string, deadline: number | null): void {
  if (deadline === null) sessionStore.remove(keyOf(name));
  else sessionStore.set(keyOf(name), String(deadline));
}
