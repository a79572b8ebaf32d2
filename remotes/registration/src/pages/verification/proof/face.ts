import type { CallReply } from '@portal/shared/contract';

/** How far the legal person's face check is. */
export type Face = CallReply<'faceState'>;
