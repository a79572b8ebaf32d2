import { reviewTask } from '@portal/database/schema/platform';
import { and, inArray } from 'drizzle-orm';
import { inScope } from '../../domain/staff/in-scope';
import type { StaffContext } from '../../kernel/calls/staff-context';
import type { EventReply, ServerEvent } from '../../kernel/http/replies';
import { Doorbell } from '../../kernel/messages/doorbell';
import { caseRoles } from './case-access';
import { peopleIn, selectCases, shownRow, staffNames } from './case-rows';

/** Proxies close a silent connection after a minute. */
const aliveMs = 20_000;
/** After more changes at once the desk reads its list again. */
const maxAtOnce = 50;

/** The cases that changed since the last look; `all`: the desk has to read its list again. */
class Changes {
  readonly bell = new Doorbell();
  #ids = new Set<string>();
  #all = false;

  readonly hear = (taskId: string | null) => {
    if (taskId === null || this.#ids.size >= maxAtOnce) this.#all = true;
    else this.#ids.add(taskId);
    this.bell.ring();
  };

  take(): { readonly ids: string[]; readonly all: boolean } {
    const taken = { ids: [...this.#ids], all: this.#all };
    this.#ids = new Set();
    this.#all = false;
    return taken;
  }
}

async function* follow(context: StaffContext, left: AbortSignal): AsyncGenerator<ServerEvent | 'alive'> {
  const { db, staff, staffSessions, config, caseNews, streams } = context;
  const { sessionId, staffId } = staff;
  const changes = new Changes();
  const leave = await caseNews.subscribe(changes.hear);
  const stream = streams.enter({ sessionId, userCode: staffId });
  const gone = AbortSignal.any([left, stream.signal]);
  const scope = await inScope(context, caseRoles.read, reviewTask.tenant);
  let serial = 0;
  const event = (made: Pick<ServerEvent, 'event' | 'data'>) => {
    serial += 1;
    return { ...made, id: String(serial) } as ServerEvent;
  };
  try {
    while (!gone.aborted && !caseNews.closed) {
      const rung = await changes.bell.wait(aliveMs, gone);
      const now = new Date(config.clock());
      const alive = (await staffSessions.ofPerson(staffId, now)).some((one) => one.sessionId === sessionId);
      if (!alive || gone.aborted) return;
      if (!rung) yield 'alive';
      const { ids, all } = changes.take();
      if (all) {
        yield event({ event: 'queue', data: {} });
        continue;
      }
      if (ids.length === 0) continue;
      const rows = await selectCases(db).where(and(inArray(reviewTask.taskId, ids), scope));
      const names = await staffNames(db, peopleIn(rows));
      for (const row of rows) yield event({ event: 'case', data: shownRow(row, names, now) });
    }
  } finally {
    leave();
    stream.leave();
  }
}

/** Each change of the queue, until the session ends. Roles that change count for the next stream. */
export const caseEvents =
  (context: StaffContext): EventReply =>
  (gone) =>
    follow(context, gone);
