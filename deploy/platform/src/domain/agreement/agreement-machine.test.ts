import { describe } from '@jest/globals';
import { testEveryTransition } from '../../testing/every-transition';
import { agreementMachine } from './agreement-machine';

describe('an agreement', () => {
  testEveryTransition(
    agreementMachine,
    ['confirm', 'order', 'print', 'sign', 'refuse', 'lapse', 'expire'],
    [
      ['PENDING', 'confirm', 'SIGNING'],
      ['PENDING', 'expire', 'INVALID'],
      ['SIGNING', 'confirm', 'SIGNING'],
      ['SIGNING', 'order', 'SEALING'],
      ['SIGNING', 'print', 'CHECKING'],
      ['SIGNING', 'lapse', 'PENDING'],
      ['SIGNING', 'expire', 'INVALID'],
      ['SEALING', 'sign', 'SIGNED'],
      ['SEALING', 'refuse', 'PENDING'],
      ['SEALING', 'expire', 'INVALID'],
      ['CHECKING', 'sign', 'SIGNED'],
      ['CHECKING', 'refuse', 'PENDING'],
      ['CHECKING', 'expire', 'INVALID'],
      ['SIGNED', 'expire', 'INVALID'],
    ],
  );
});
