import type { FaceState } from '@portal/shared/contract';
import { StateMachine } from '../../kernel/data/state-machine';

export type FaceEvent = 'started' | 'opened' | 'photographed' | 'passed' | 'failed' | 'expired';

/** The events that may come while the link is valid. */
const open = {
  started: 'WAITING',
  opened: 'SCANNED',
  photographed: 'REVIEWING',
  passed: 'SUCCESS',
  failed: 'FAILED',
  expired: 'EXPIRED',
} as const;

/**
 * The legal person's face check. A new start makes a new link, and the old one becomes invalid. A photo waits for a
 * reviewer, however long that takes.
 */
export const faceState = new StateMachine<FaceState, FaceEvent>({
  NONE: { started: 'WAITING' },
  WAITING: open,
  SCANNED: open,
  REVIEWING: { passed: 'SUCCESS', failed: 'FAILED' },
  SUCCESS: { started: 'WAITING' },
  FAILED: { started: 'WAITING' },
  EXPIRED: { started: 'WAITING' },
});

export const faceLifeSeconds = 1800;
/** The most checks that may fail on one day. */
export const faceTries = 5;
