import type { CallReply } from '@portal/shared/contract';
import { tellPageFacts } from '@portal/shared/page-facts';
import { wordsOf } from '../../prose/paragraphs';

export function useQuestionFacts(rows: CallReply<'articleList'>['rows']): void {
  tellPageFacts({
    questions: rows.map(({ title, content = '' }) => ({ question: title, answer: wordsOf(content) })),
  });
}
