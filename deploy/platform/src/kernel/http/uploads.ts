import { addressSet } from '@portal/http';
import type { Call } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';

/** Returns whether the contract takes a file at this address. The calls stand below `/api`. */
export const isUploadAddress = addressSet(
  Object.values<Call>(calls)
    .filter(({ body }) => body === 'file')
    .map((call) => `/api${callUrl(call)}`),
);
