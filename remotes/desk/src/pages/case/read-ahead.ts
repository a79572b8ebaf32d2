import type { CallReply } from '@portal/shared/contract';
import { staffCall } from '../../client/staff-call';
import type { QueuePart } from '../cases/queue-part';
import type { Case } from './case';
import { withTemplates } from './use-templates';

type Row = CallReply<'staffCaseList'>['rows'][number];

interface Reader {
  readonly staffId: string;
  /** The person may be the second pair of eyes. */
  readonly confirms: boolean;
}

/** The case that the next claim will probably get: the server takes those reserved for the person first. */
export function likelyNext(rows: readonly Row[], { staffId, confirms }: Reader, current: string): string | undefined {
  const free = rows.filter(
    ({ taskId, claimedBy, firstBy }) =>
      taskId !== current && claimedBy === null && (firstBy === null || (confirms && firstBy.staffId !== staffId)),
  );
  const own = free.find(({ assignedTo }) => assignedTo?.staffId === staffId);
  return (own ?? free.find(({ assignedTo }) => assignedTo === null))?.taskId;
}

const fewRows = 20;

/** Reads the next case without claiming it. */
export async function readAhead(
  part: QueuePart,
  reader: Reader,
  current: string,
  signal: AbortSignal,
): Promise<Case | undefined> {
  const body = { ...part, limit: fewRows, counts: false };
  const { rows } = await staffCall('staffCaseList', { body }, signal);
  const taskId = likelyNext(rows, reader, current);
  if (taskId === undefined) return undefined;
  return withTemplates(staffCall('staffCaseShow', { body: { taskId } }, signal), signal);
}
