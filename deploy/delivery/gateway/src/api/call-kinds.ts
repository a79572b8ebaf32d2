import { addressSet } from '@portal/http';
import type { Call } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';

const addressesOf = (wanted: (call: Call) => boolean) =>
  Object.values<Call>(calls)
    .filter(wanted)
    .map((call) => `/api${callUrl(call)}`);

/** Returns whether the contract answers this address with a stream of events. The client's own words do not count. */
export const isStreamCall = addressSet(addressesOf(({ reply }) => reply === 'events'));

/** Returns whether the contract takes a file at this address. */
export const isUploadCall = addressSet(addressesOf(({ body }) => body === 'file'));
