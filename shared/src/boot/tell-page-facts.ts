import type { PageFacts } from './page-facts';
import { currentVisit } from './server-visit';

/**
 * A page calls it while the renderer draws it, so only from a `.server` file. Search engines read the document that the
 * gateway makes of the facts.
 */
export function tellPageFacts(facts: PageFacts): void {
  currentVisit().tell(facts);
}
