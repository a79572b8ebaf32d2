import { describe } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { changeState } from './change-state';

describe('a change request', () => {
  testEveryTransition(
    changeState,
    ['saved', 'submitted', 'withdrawn', 'deleted', 'taken', 'approved', 'returned'],
    [
      ['DRAFT', 'saved', 'DRAFT'],
      ['DRAFT', 'submitted', 'SUBMITTED'],
      ['DRAFT', 'deleted', 'DRAFT'],
      ['SUBMITTED', 'withdrawn', 'WITHDRAWN'],
      ['SUBMITTED', 'taken', 'REVIEWING'],
      ['SUBMITTED', 'approved', 'APPROVED'],
      ['SUBMITTED', 'returned', 'RETURNED'],
      ['REVIEWING', 'approved', 'APPROVED'],
      ['REVIEWING', 'returned', 'RETURNED'],
      ['RETURNED', 'saved', 'RETURNED'],
      ['RETURNED', 'submitted', 'SUBMITTED'],
    ],
  );
});
