import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { call } from '../api/public';
import type { StreamEvents } from '../contract/public';
import { singleFlight } from '../single-flight';
import { onNews, tellNews } from './news';

type Unread = StreamEvents['unread'];

const useHeld = create<{ unread: Unread | null }>()(() => ({ unread: null }));

/** Keeps a number that was heard. Answers whether it differs from the one before. */
function hold(unread: Unread): boolean {
  const before = useHeld.getState().unread;
  if (before?.compCode === unread.compCode && before.count === unread.count) return false;
  useHeld.setState({ unread });
  return true;
}

/** Keeps a number that this tab has learned, and tells the other tabs if it is new. */
export function learnUnread(unread: Unread): void {
  if (hold(unread)) tellNews({ kind: 'unread', unread });
}

const askUnread = singleFlight(async (compCode: string): Promise<void> => {
  const count = await call('messageUnreadNumbers', { query: { receiveCompCode: compCode } }, { handlesErrors: true });
  learnUnread({ compCode, count });
});

/** Hears of each number that differs from the last one of that company, until the returned function is called. */
export function onOtherUnread(listener: () => void): () => void {
  return useHeld.subscribe(({ unread }, { unread: before }) => {
    if (before !== null && before.compCode === unread?.compCode && before.count !== unread.count) listener();
  });
}

/**
 * How many messages of a company the person has not read; null while nobody knows. This asks at first, when the tab is
 * shown again and when it is told of a change; otherwise the event stream brings the number.
 */
export function useUnread(compCode: string | undefined, onFailure?: (error: unknown) => void): number | null {
  const held = useHeld(({ unread }) => (unread !== null && unread.compCode === compCode ? unread.count : null));
  const failed = useEffectEvent((error: unknown) => onFailure?.(error));

  useEffect(() => {
    if (compCode === undefined) return;
    let current = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      askUnread(compCode).catch((error: unknown) => current && failed(error));
    };
    const stop = onNews((news) => {
      if (news.kind === 'unread') hold(news.unread);
      if (news.kind === 'changed') ask();
    });
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      current = false;
      stop();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [compCode]);

  return held;
}
