import { ApiError, call } from '@portal/shared/api';
import { showMessage } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const everyMinute = 60_000;
/** Whoever changes the number says so here, in whatever tab. */
const channelName = 'portal-unread';
/** These are told of elsewhere, or will be asked for again. */
const silent: readonly ApiError['kind'][] = ['session', 'locked', 'stale', 'aborted'];

/** How many messages of the company the person has not read. Asked for with each page, each minute, and when told. */
export function useUnread(compCode: string | undefined): number {
  const { key } = useLocation();
  const [count, setCount] = useState(0);
  const failed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is a reason to ask
  useEffect(() => {
    if (compCode === undefined) return;
    let current = true;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const unread = await call(
          'messageUnreadNumbers',
          { query: { receiveCompCode: compCode } },
          { handlesErrors: true },
        );
        if (current) setCount(unread);
        failed.current = false;
      } catch (error) {
        if (!current || failed.current || (error instanceof ApiError && silent.includes(error.kind))) return;
        // Once, not each minute.
        failed.current = true;
        showMessage('error', '查询站内信未读数量错误');
      }
    };
    void ask();
    const timer = setInterval(ask, everyMinute);
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
    if (channel) channel.onmessage = ask;
    document.addEventListener('visibilitychange', ask);
    return () => {
      current = false;
      clearInterval(timer);
      channel?.close();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [compCode, key]);

  return count;
}
