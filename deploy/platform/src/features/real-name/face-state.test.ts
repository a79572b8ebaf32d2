import { describe } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { faceState } from './face-state';

describe('the face check', () => {
  testEveryTransition(
    faceState,
    ['started', 'opened', 'passed', 'failed', 'expired'],
    [
      ...faceState.states().map((state) => [state, 'started', 'WAITING'] as const),
      ...(['WAITING', 'SCANNED'] as const).flatMap((state) => [
        [state, 'opened', 'SCANNED'] as const,
        [state, 'passed', 'SUCCESS'] as const,
        [state, 'failed', 'FAILED'] as const,
        [state, 'expired', 'EXPIRED'] as const,
      ]),
    ],
  );
});
