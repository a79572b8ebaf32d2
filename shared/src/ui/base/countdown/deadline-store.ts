const prefix = 'portal.deadline.';

/**
 * Deadlines that outlive a reload, in milliseconds of the clock. The tab's own storage keeps them; if the browser
 * refuses storage, they live as long as the page does.
 */
const memory = new Map<string, number>();

export function readDeadline(key: string, now: number): number | null {
  let stored = memory.get(key);
  try {
    const text = sessionStorage.getItem(prefix + key);
    if (text !== null) stored = Number(text);
  } catch {
    // Storage is switched off, so memory keeps the deadline.
  }
  return stored !== undefined && stored > now ? stored : null;
}

export function writeDeadline(key: string, deadline: number | null): void {
  if (deadline === null) memory.delete(key);
  else memory.set(key, deadline);
  try {
    if (deadline === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, String(deadline));
  } catch {
    // As above.
  }
}
