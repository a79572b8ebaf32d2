import type { FaceState } from '@portal/shared/contract';
import { StateMachine } from '../../core/data/state-machine';

export type FaceEvent = 'started' | 'opened' | 'passed' | 'failed' | 'expired';

/** The legal person's face check. A new start makes a new link, and the old one becomes invalid. */
export const faceState = new StateMachine<FaceState, FaceEvent>({
  NONE: { started: 'WAITING' },
  WAITING: { started: 'WAITING', opened: 'SCANNED', passed: 'SUCCESS', failed: 'FAILED', expired: 'EXPIRED' },
  SCANNED: { started: 'WAITING', opened: 'SCANNED', passed: 'SUCCESS', failed: 'FAILED', expired: 'EXPIRED' },
  SUCCESS: { started: 'WAITING' },
  FAILED: { started: 'WAITING' },
  EXPIRED: { started: 'WAITING' },
});

export const faceLifeSeconds = 1800;
/** The most checks that may fail on one day. */
export const faceTries = 5;
