import { ApiError } from '@portal/shared/api';
import { showSuccess } from '@portal/shared/ui';
import { changeMessages } from './change-messages';

/** Resolves to whether it was done; otherwise the api client shows the reason. */
export async function markUnread(ids: readonly string[]): Promise<boolean> {
  const count = await changeMessages('messageUnread', ids).catch(ApiError.expect);
  if (count) showSuccess(`已将 ${count} 条消息标为未读`);
  return count !== undefined;
}
