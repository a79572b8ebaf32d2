import type { CallReply } from '@portal/shared/contract';
import type { CaseState } from '@portal/shared/contract/case-states';
import type { LoadPage } from '@portal/shared/ui/data';
import { useEffect, useRef, useState } from 'react';
import { staffCall } from '../../client/staff-call';
import type { CaseRow } from '../../live/case-news';
import { useCaseNews } from '../../live/use-case-news';
import { rowsAtOnce } from '../../records/grown-rows';
import { partOf } from '../../records/part-of';
import { withTenants } from '../../session/tenants';
import { partIn } from './queue-part';

const maxRows = 100;
/** Changes within this time are read together. */
const quietMs = 800;

/** The queue in one state, live: rows change where they stand, and what comes or goes is read again a moment later. */
export function useQueue(state: CaseState) {
  const [counts, setCounts] = useState<CallReply<'staffCaseList'>['counts']>({});
  const [heard, setHeard] = useState<ReadonlyMap<string, CaseRow>>(new Map());
  /** Grows when the list has to be read again. */
  const [version, setVersion] = useState(0);
  const shown = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reload = () => setVersion((count) => count + 1);
  const reloadSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(reload, quietMs);
  };
  useCaseNews((news) => {
    if (news.kind === 'queue') return reloadSoon();
    const { row } = news;
    setHeard((before) => new Map(before).set(row.taskId, row));
    const stays = state === 'open' && row.doneAt === null && shown.current.has(row.taskId);
    if (!stays) reloadSoon();
  });

  const load: LoadPage<CaseRow> = async ({ filters, sort, after }, signal) => {
    const { keyword } = filters;
    const first = after === undefined;
    // A list that is read again keeps the length that the person has given it.
    const limit = first ? Math.min(Math.max(rowsAtOnce, shown.current.size), maxRows) : rowsAtOnce;
    const part = partOf<'createdAt' | 'dueAt' | 'doneAt'>({ sort, ...(after !== undefined && { after }) });
    const body = { ...partIn(new URLSearchParams(filters)), state, keyword, ...part, limit, counts: first };
    const answer = await withTenants(staffCall('staffCaseList', { body }, signal));
    if (first) {
      shown.current = new Set();
      setCounts(answer.counts);
      setHeard(new Map());
    }
    for (const { taskId } of answer.rows) shown.current.add(taskId);
    return { rows: answer.rows, next: answer.next };
  };
  /** The row as it is now: what was heard since it was read counts more. */
  const now = (row: CaseRow) => heard.get(row.taskId) ?? row;
  return { load, now, counts, version, reload };
}
