import type { CallReply } from '@portal/shared/contract';

/** What search engines get to know of an article; a browser has no use for it. */
export function useArticleFacts(_article: CallReply<'articleInfo'> | undefined): void {}
