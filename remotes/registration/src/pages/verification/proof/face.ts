import type { CallReply } from '@portal/shared/contract';

/** The state of the legal person's face check. */
export type Face = CallReply<'faceState'>;
