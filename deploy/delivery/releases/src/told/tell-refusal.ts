import type { Database, Queryable } from '@portal/database';
import { type Sentence, say } from '@portal/release-record/sentence';
import type { SlotAction } from '../move';
import { MoveRefused } from '../refusal';
import { type ReleaseEvent, tellHooks } from './tell-hooks';

const words: Readonly<Record<SlotAction, Sentence>> = {
  assign: say('上线', 'to assign'),
  rollback: say('回退到', 'to roll back to'),
  canary: say('灰度', 'to try as a canary'),
  'canary-stop': say('停止灰度，恢复到', 'to end the canary beside'),
  'canary-rollback': say('结束灰度，恢复到', 'to end the canary beside'),
  promote: say('全量上线', 'to promote'),
  'watch-rollback': say('自动回退到', 'to go back by itself to'),
};

/** What somebody wanted. */
interface Wanted {
  readonly action: SlotAction;
  readonly by: string;
}

function refusalEvent({ tenant, moves, faults }: MoveRefused, { action, by }: Wanted): ReleaseEvent {
  const names = moves.map(({ to }) => to).join('、');
  const act = words[action];
  return {
    ...{ event: 'gate-refused', tenant, moves },
    detail: { by, action, faults: faults.map(({ zh, en }) => ({ zh, en })) },
    text: say(
      `租户 ${tenant}：门禁拒绝了 ${by} ${act.zh} ${names}。${faults.map(({ zh }) => zh).join('')}`,
      `${tenant}: the gate refused ${by} ${act.en} ${names}. ${faults.map(({ en }) => en).join(' ')}`,
    ),
  };
}

/** Works in a transaction. If the gate refuses a move in it, nothing of it happened, and the receivers of hooks are told. */
export async function tellingRefusals<T>(
  database: Database,
  wanted: Wanted,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await database.db.transaction(work);
  } catch (error) {
    if (error instanceof MoveRefused) await tellHooks(database.db, refusalEvent(error, wanted));
    throw error;
  }
}
