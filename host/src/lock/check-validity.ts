import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { syncServerTime } from '@portal/shared/session';

type Validity = CallReply<'findLoginMultipleDevices'>;

/** Many clicks in a row are one question. */
const quiet = 3_000;

let running: Promise<Validity | null> | null = null;
let askedAt = Number.NEGATIVE_INFINITY;

async function ask(): Promise<Validity | null> {
  const sentAt = Date.now();
  try {
    const validity = await call('findLoginMultipleDevices', {}, { handlesErrors: true });
    syncServerTime(validity.serverTime, sentAt, Date.now());
    return validity;
  } catch {
    // An ended or locked session has been dealt with by the client; a network failure ends nothing.
    return null;
  }
}

/** Asks whether the login is still valid; null where it was asked a moment ago or there was no answer. */
export function checkValidity(): Promise<Validity | null> {
  if (running) return running;
  if (performance.now() - askedAt < quiet) return Promise.resolve(null);
  askedAt = performance.now();
  running = ask().finally(() => {
    running = null;
  });
  return running;
}
