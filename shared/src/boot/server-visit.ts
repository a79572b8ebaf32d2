import type { BootDocument } from './boot-document';
import type { PageFacts } from './page-facts';

/** A visit in the renderer, which has neither a document nor cookies. */
export interface ServerVisit {
  readonly boot: BootDocument;
  readonly holdsToken: boolean;
  tell(facts: PageFacts): void;
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
