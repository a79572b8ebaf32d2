import { act } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import type { CaseNews } from '../live/case-news';

const listeners = new Set<(news: CaseNews) => void>();

/** Stands in the place of `live/use-case-news` in tests of pages, by `mock-case-news`. */
export function useCaseNews(hear: (news: CaseNews) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => {
    const listener = (news: CaseNews) => latest(news);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

export const tellNews = (news: CaseNews): void => act(() => listeners.forEach((listener) => void listener(news)));
