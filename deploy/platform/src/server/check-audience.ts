import { notFound } from '../kernel/http/http-error';
import type { Origin } from '../kernel/http/origin';
import { unknownCallText } from '../kernel/http/unknown-call';

/** At a host name of the others a call does not exist. */
export function checkAudience(wanted: Origin['audience'], { audience }: Origin): void {
  if (audience !== wanted) throw notFound(unknownCallText);
}
