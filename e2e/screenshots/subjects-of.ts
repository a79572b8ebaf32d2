import { deskStates } from './desk-states';
import type { sites } from './folder';
import { pages } from './pages';
import { deskPages } from './pages/desk';
import { states } from './states';
import type { Subject } from './subject';

/** Everything of which a site has pictures. */
export const subjectsOf = (site: (typeof sites)[number]): readonly Subject[] =>
  site === 'desk' ? [...deskPages, ...deskStates] : [...pages, ...states];
