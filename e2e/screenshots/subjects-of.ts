import { deskStates } from './desk-states';
import type { sites } from './folder';
import { deskPages, pages } from './pages';
import { states } from './states';
import type { Subject } from './subject';

/** Everything of which a site has pictures. */
export const subjectsOf = (site: (typeof sites)[number]): readonly Subject[] =>
  site === 'desk' ? [...deskPages, ...deskStates] : [...pages, ...states];
