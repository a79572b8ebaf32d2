import { describe } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { companyStatus } from './company-status';

describe('a company’s status', () => {
  testEveryTransition(
    companyStatus,
    [
      'permitSubmitted',
      'verificationBegun',
      'verificationSubmitted',
      'approved',
      'returned',
      'rejected',
      'withdrawn',
      'permitReopened',
      'verificationReopened',
    ],
    [
      ['15', 'permitSubmitted', '20'],
      ['20', 'verificationBegun', '25'],
      ['20', 'verificationSubmitted', '30'],
      ['25', 'verificationBegun', '25'],
      ['25', 'verificationSubmitted', '30'],
      ['30', 'approved', '40'],
      ['30', 'returned', '35'],
      ['30', 'rejected', '45'],
      ['30', 'withdrawn', '25'],
      ['35', 'permitReopened', '15'],
      ['35', 'verificationReopened', '25'],
      ['50', 'approved', '40'],
      ['50', 'returned', '55'],
    ],
  );
});
