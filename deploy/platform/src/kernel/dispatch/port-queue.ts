import type { Queryable } from '@portal/database';
import type { PortName } from '@portal/shared/codes/ports';
import type { DispatchRow } from './dispatch-rows';
import type { DispatchQueue } from './dispatch-worker';
import { enqueue } from './enqueue';

const portQueue = 'port';

/** One call to a provider that has consequences. It is sent at least once, each time with the row's `dispatchId`. */
export interface PortTask {
  readonly port: PortName;
  /** `bank.pay` and the like. */
  readonly purpose: string;
  send(row: DispatchRow): Promise<void>;
}

interface PortCall {
  readonly purpose: string;
  readonly tenant: string;
  /** The row that the call is about. Everything else is read when it is sent. */
  readonly subject: string;
  readonly dispatchId: string;
}

/** Writes a call in the transaction of its event. */
export function callProvider(db: Queryable, { subject, ...call }: PortCall, now: Date): Promise<void> {
  const row = { ...call, lane: portQueue, channel: 'port', recipient: subject, variables: {} };
  return enqueue(db, [row], now);
}

export function createPortQueue(tasks: readonly PortTask[]): DispatchQueue {
  const byPurpose = new Map(tasks.map((task) => [task.purpose, task]));
  return {
    name: portQueue,
    purposes: [...byPurpose.keys()],
    async send(row) {
      await byPurpose.get(row.purpose)?.send(row);
    },
  };
}
