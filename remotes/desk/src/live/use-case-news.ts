import { useEffect, useEffectEvent } from 'react';
import { type CaseNews, onCaseNews } from './case-news';

/** Tells a page of each change of the queue while the page is there. */
export function useCaseNews(hear: (news: CaseNews) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => onCaseNews((news) => latest(news)), []);
}
