import type { BootDocument } from './boot-document';
import { currentVisit } from './server-visit';

export const bootDocument = (): BootDocument => currentVisit().boot;

/** The HTML of a page brings no styles of its own. */
export const cspNonce = (): string => '';
