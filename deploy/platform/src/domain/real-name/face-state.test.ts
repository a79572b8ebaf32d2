import { describe } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { faceState } from './face-state';

describe('the face check', () => {
  testEveryTransition(
    faceState,
    ['started', 'opened', 'photographed', 'passed', 'failed', 'expired'],
    [
      // Nobody begins again while a reviewer looks at the photo.
      ...faceState
        .states()
        .filter((state) => state !== 'REVIEWING')
        .map((state) => [state, 'started', 'WAITING'] as const),
      ['REVIEWING', 'passed', 'SUCCESS'],
      ['REVIEWING', 'failed', 'FAILED'],
      ...(['WAITING', 'SCANNED'] as const).flatMap((state) => [
        [state, 'opened', 'SCANNED'] as const,
        [state, 'photographed', 'REVIEWING'] as const,
        [state, 'passed', 'SUCCESS'] as const,
        [state, 'failed', 'FAILED'] as const,
        [state, 'expired', 'EXPIRED'] as const,
      ]),
    ],
  );
});
