import { successText } from '../codes/success-text';
import { customerCalls } from '../contract/customer-calls';
import type { CustomerCallName, SlotCall } from '../contract/public';
import type { CallOptions } from './options';
import { type Done, perform } from './perform';
import { ports } from './ports';
import { reported } from './reported';
import { type AnyInput, requestForm } from './request-form';
import { messageMilliseconds } from './texts';

/** Counts a write while it lasts. */
async function counted<T>(action: () => Promise<T>): Promise<T> {
  ports().loading(1);
  try {
    return await action();
  } finally {
    ports().loading(-1);
  }
}

/** Runs one call with everything that the person sees of it: the overlay, the message of a success or a failure. */
export function run(asked: CustomerCallName | SlotCall, input: unknown, options: CallOptions): Promise<Done> {
  const row = typeof asked === 'string' ? customerCalls[asked] : asked;
  const answered = async () => {
    const action = () => perform(row, requestForm(row, input as AnyInput), options);
    const done = await (row.writes && options.loading !== false ? counted(action) : action());
    const { success } = options;
    if (success) ports().notify('success', successText, messageMilliseconds, success === true ? undefined : success);
    return done;
  };
  return reported(row, options, answered, asked);
}
