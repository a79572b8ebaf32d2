import { StateMachine } from '../../core/data/state-machine';

export type RegistrationStatus = '15' | '20' | '25' | '30' | '35' | '40' | '45' | '50' | '55';

export type RegistrationEvent =
  | 'permitSubmitted'
  /** The first card of the real-name verification was filled in. */
  | 'verificationBegun'
  | 'verificationSubmitted'
  | 'approved'
  | 'returned'
  | 'rejected'
  | 'withdrawn'
  /** After a return: the reviewer's findings are in the one step or in the other. */
  | 'permitReopened'
  | 'verificationReopened';

/** A company's status while it registers (15 to 35), and while a change of it is under review (50). */
export const companyStatus = new StateMachine<RegistrationStatus, RegistrationEvent>({
  '15': { permitSubmitted: '20' },
  // Cards that were filled in before a return are still there.
  '20': { verificationBegun: '25', verificationSubmitted: '30' },
  '25': { verificationBegun: '25', verificationSubmitted: '30' },
  '30': { approved: '40', returned: '35', rejected: '45', withdrawn: '25' },
  '35': { permitReopened: '15', verificationReopened: '25' },
  '40': {},
  '45': {},
  '50': { approved: '40', returned: '55' },
  '55': {},
});
