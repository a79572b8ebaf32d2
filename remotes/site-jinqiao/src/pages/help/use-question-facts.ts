import type { CallReply } from '@portal/shared/contract';

/** What search engines get to know of the questions; a browser has no use for it. */
export function useQuestionFacts(_rows: CallReply<'articleList'>['rows']): void {}
