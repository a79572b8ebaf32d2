import type { BootDocument } from './boot-document';

/** What the gateway says of a visit. The renderer has neither a document nor cookies to read it from. */
export interface ServerVisit {
  readonly boot: BootDocument;
  readonly holdsToken: boolean;
}

let visit: ServerVisit | undefined;

/** Each render has a fresh copy of this module, so no visit ever sees another one's. */
export function beginVisit(begun: ServerVisit): void {
  visit = begun;
}

export function currentVisit(): ServerVisit {
  if (!visit) throw new Error('a module asked for the visit before a page was rendered');
  return visit;
}
