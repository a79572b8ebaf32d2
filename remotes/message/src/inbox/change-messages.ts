import { call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { tellNews } from '@portal/shared/live';

/** One call takes at most so many messages. */
const atOnce = 100;

/** Changes messages and tells all tabs. Returns how many were changed. */
export async function changeMessages(
  name: 'messageRead' | 'messageUnread' | 'messageDelete' | 'messageRestore',
  ids: readonly string[],
): Promise<number> {
  let changed = 0;
  try {
    for (let start = 0; start < ids.length; start += atOnce) {
      const { count } = await call(name, { body: { ids: ids.slice(start, start + atOnce) } });
      changed += count;
    }
  } finally {
    tellNews({ kind: 'changed' });
  }
  return changed;
}

export async function readAllMessages(filters: NonNullable<CallInput<'messageReadAll'>['body']>): Promise<number> {
  const { count } = await call('messageReadAll', { body: filters });
  tellNews({ kind: 'changed' });
  return count;
}
