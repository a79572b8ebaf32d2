import { createHash } from 'node:crypto';

/** Lines that do not repeat, so that compression alone gains little; the same for the same name. */
export function unlikeText(name: string, lines = 40): string {
  return Array.from({ length: lines }, (_, n) => createHash('sha256').update(`${name} ${n}`).digest('hex')).join('\n');
}
