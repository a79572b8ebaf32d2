import { textOf } from '@portal/shared/articles';
import { tellPageFacts } from '@portal/shared/page-facts';
import type { HelpArticle } from './help-entries';

export function useQuestionFacts(articles: readonly HelpArticle[]): void {
  tellPageFacts({
    questions: articles.map(({ title, content = '' }) => ({ question: title, answer: textOf(content) })),
  });
}
