import { type Loaded, useLoaded } from '@portal/shared/ui';
import { useRef } from 'react';
import { staffCall } from '../../client/staff-call';
import { useCaseNews } from '../../live/use-case-news';
import { withTenants } from '../../session/tenants';
import { type Case, isKnown } from './case';
import { withTemplates } from './use-templates';

/**
 * One case, read again when somebody changes it. `ahead` was read before the person came here; it shows at once. A case
 * that cannot be read again stays as it was, with what the person has typed.
 */
export function useCase(taskId: string, ahead: Case | undefined): Loaded<Case> {
  const loaded = useLoaded(
    (signal) => withTenants(withTemplates(staffCall('staffCaseShow', { body: { taskId } }, signal), signal)),
    taskId,
  );
  const last = useRef<Case>(undefined);
  const before = last.current?.taskId === taskId ? last.current : ahead;
  const value = loaded.value ?? before;
  last.current = value;
  useCaseNews((news) => {
    if (news.kind === 'queue') return loaded.reload();
    if (news.row.taskId === taskId && !(last.current && isKnown(news.row, last.current))) loaded.reload();
  });
  return value ? { ...loaded, value, error: undefined, state: 'ready' } : loaded;
}
