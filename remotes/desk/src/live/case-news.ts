import { ApiError } from '@portal/shared/api';
import type { StreamEvents } from '@portal/shared/contract';
import { loadEventReader } from '@portal/shared/live';
import { staffStream } from '../client/staff-call';
import { useSession } from '../session/session';

/** A case of the queue as it is now. */
export type CaseRow = StreamEvents['case'];

/** One case has changed, or so much that what is on screen has to be read again. */
export type CaseNews = { readonly kind: 'case'; readonly row: CaseRow } | { readonly kind: 'queue' };

type Listener = (news: CaseNews) => void;

const listeners = new Set<Listener>();
let following = false;

function tell(news: CaseNews): void {
  for (const listener of [...listeners]) listener(news);
}

async function follow(signal: AbortSignal): Promise<void> {
  const { followWhileShown } = await loadEventReader();
  await followWhileShown({
    prepare: async () => async (connection) => {
      const reply = await staffStream('staffCaseEvents', connection);
      // Something may have changed since the page was read.
      tell({ kind: 'queue' });
      return reply;
    },
    onEvent: ({ event, data }) => {
      if (event === 'case') tell({ kind: 'case', row: JSON.parse(data) as CaseRow });
      if (event === 'queue') tell({ kind: 'queue' });
    },
    onMissed: () => tell({ kind: 'queue' }),
    isEnd: (error) => error instanceof ApiError && error.kind === 'session',
    signal,
  });
}

/** One connection serves the whole desk. It begins with the first page that listens, and ends with the session. */
async function followSession(): Promise<void> {
  if (following) return;
  following = true;
  const ended = new AbortController();
  const forget = useSession.subscribe(({ me }) => {
    if (!me) ended.abort();
  });
  try {
    await follow(ended.signal);
  } catch {
    // The reader's code did not come; the next page that listens tries again.
  } finally {
    forget();
    following = false;
  }
}

/** Hears of each change of the queue until the returned function is called. */
export function onCaseNews(listener: Listener): () => void {
  listeners.add(listener);
  void followSession();
  return () => listeners.delete(listener);
}
