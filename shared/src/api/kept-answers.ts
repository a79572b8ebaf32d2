import { createContext } from 'react';
import type { GivenAnswer } from '../boot/given-answer';
import type { Asked } from './asked';

/** The answers that an app keeps from page to page, by question. */
export interface KeptAnswers {
  /** The document brought these along. */
  readonly given: Readonly<Record<string, GivenAnswer>>;
  readonly asked: Map<string, Asked<unknown>>;
}

/** Whoever starts an app makes one: the host for a document, the renderer for a page, a test for what it shows. */
export const keepAnswers = (given: KeptAnswers['given'] = {}): KeptAnswers => ({ given, asked: new Map() });

/** Without one, each part of a page asks for itself and nothing is kept. */
export const KeptAnswersContext = createContext<KeptAnswers | null>(null);
