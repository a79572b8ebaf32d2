import { StateMachine } from '../../kernel/data/state-machine';

export type CompanyEvent =
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
  | 'verificationReopened'
  /** After a refusal the company begins again, with all that it has typed. */
  | 'reapplied'
  /** A change that was sent back comes corrected. */
  | 'corrected'
  /** The licence or the legal person's identity card has ended. */
  | 'papersExpired'
  | 'papersRenewed'
  /** By the platform. `unfrozen` leads back to the status before, which the row of the freeze holds. */
  | 'frozen'
  /** The company asks the platform to lift a freeze. */
  | 'unfreezeAsked'
  | 'unfreezeRefused'
  | 'unfrozen'
  | 'closingAsked'
  /** The company keeps its account after all, or the platform does not close it. */
  | 'closingEnded'
  | 'closed'
  | 'reopened'
  | 'reopenedWithoutPapers';

/**
 * A company's status: while it registers (15 to 45), while a change of it is under review (50, 55), and when its people
 * cannot enter it: papers have ended (60), it is frozen (70, 75), it is closing or closed (80, 90).
 */
const transitions = {
  '15': { permitSubmitted: '20', frozen: '70' },
  // Cards that were filled in before a return are still there.
  '20': { verificationBegun: '25', verificationSubmitted: '30', frozen: '70' },
  '25': { verificationBegun: '25', verificationSubmitted: '30', frozen: '70' },
  '30': { approved: '40', returned: '35', rejected: '45', withdrawn: '25', frozen: '70' },
  '35': { permitReopened: '15', verificationReopened: '25', frozen: '70' },
  '40': { papersExpired: '60', closingAsked: '80', frozen: '70' },
  '45': { reapplied: '15', frozen: '70' },
  '50': { approved: '40', returned: '55', frozen: '70' },
  '55': { corrected: '50', frozen: '70' },
  '60': { papersRenewed: '40', frozen: '70' },
  '70': { unfreezeAsked: '75', unfrozen: '40' },
  '75': { unfrozen: '40', unfreezeRefused: '70' },
  '80': { closingEnded: '40', closed: '90', frozen: '70' },
  '90': { reopened: '40', reopenedWithoutPapers: '60' },
} as const;

export type CompanyStatus = keyof typeof transitions;

export const companyStatus = new StateMachine<CompanyStatus, CompanyEvent>(transitions);
