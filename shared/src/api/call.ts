import { holdsToken } from '../boot/holds-token';
import type { CustomerCallName, SlotCall } from '../contract/public';
import { isClientWanted, loadClient } from './load-client';
import { openReads, readOpenly } from './open-read';
import type { CallFunction, CallOptions } from './options';
import { reported } from './reported';
import type { AnyInput } from './request-form';

/**
 * Makes one call of the platform API, or of a team's service by its row, and answers the body of its envelope.
 *
 *     const reply = await call('sendMobileCodeOfLoginWithSecurity', { query: { browserID, mobile, smsToken } });
 *     const page = await call(invoices.calls.list, { body: { pageNum: 1 } });
 */
export const call = (async (asked: CustomerCallName | SlotCall, input: unknown, options: CallOptions = {}) => {
  const read = isClientWanted() || holdsToken() ? undefined : openReads[asked as string];
  if (read) return reported(read, options, () => readOpenly(read, input as AnyInput, options.signal), asked);
  const { run } = await reported({ writes: false }, options, loadClient);
  return (await run(asked, input, options)).body;
}) as CallFunction;
