import type { Origin } from '../core/http/origin';
import { notFound } from '../core/http/refusal';
import { unknownCallText } from '../core/http/unknown-call';

/** At a host name of the others a call does not exist. */
export function checkAudience(wanted: Origin['audience'], { audience }: Origin): void {
  if (audience !== wanted) throw notFound(unknownCallText);
}
