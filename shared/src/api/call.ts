import { holdsToken } from '../boot/holds-token';
import type { CallInput, CallReply } from '../contract/public';
import { isClientWanted, loadClient } from './load-client';
import { openReads, readOpenly } from './open-read';
import type { CallNameOf, CallOptions } from './options';
import { reported } from './reported';
import type { AnyInput } from './request-form';

/**
 * Makes one call of the platform API and answers the body of its envelope.
 *
 *     const reply = await call('sendMobileCodeOfLoginWithSecurity', { query: { browserID, mobile, smsToken } });
 */
export async function call<N extends CallNameOf<'json'>>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallReply<N>> {
  const read = isClientWanted() || holdsToken() ? undefined : openReads[name];
  if (read) {
    const body = await reported(read, options, () => readOpenly(read, input as AnyInput, options.signal));
    return body as CallReply<N>;
  }
  const { run } = await reported({ writes: false }, options, loadClient);
  const { body } = await run(name, input, options);
  return body as CallReply<N>;
}
