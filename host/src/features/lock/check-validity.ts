import { call, singleFlight } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { syncServerTime } from '@portal/shared/session';

type Validity = CallReply<'findLoginMultipleDevices'>;

async function ask(): Promise<Validity | null> {
  const sentAt = Date.now();
  try {
    const validity = await call('findLoginMultipleDevices', {}, { handlesErrors: true });
    syncServerTime(validity.serverTime, sentAt, Date.now());
    return validity;
  } catch {
    // The client has handled an ended or locked session; a network failure ends nothing.
    return null;
  }
}

/** Asks whether the login is still valid; null where no answer came. Clicks during the call share its answer. */
export const checkValidity = singleFlight(ask);
