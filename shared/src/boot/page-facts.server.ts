import type { PageFacts } from './page-facts';
import { currentVisit } from './server-visit';

export function tellPageFacts(facts: () => PageFacts): void {
  currentVisit().tell(facts());
}
