import { addressSet } from '@portal/http';
import type { Call } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';

const addressesOf = (wanted: (call: Call) => boolean) =>
  Object.values<Call>(calls)
    .filter(wanted)
    .map((call) => `/api${callUrl(call)}`);

/** Whether the contract answers this address with a stream of events, whatever the client says of it. */
export const isStreamCall = addressSet(addressesOf(({ reply }) => reply === 'events'));

/** Whether the contract takes a file at this address. */
export const isUploadCall = addressSet(addressesOf(({ body }) => body === 'file'));
