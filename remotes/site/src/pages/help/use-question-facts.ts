import type { HelpArticle } from './help-entries';

/** What search engines get to know of the questions; a browser has no use for it. */
export function useQuestionFacts(_articles: readonly HelpArticle[]): void {}
