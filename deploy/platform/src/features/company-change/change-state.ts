import type { ChangeState } from '@portal/shared/contract';
import { StateMachine } from '../../core/data/state-machine';

export type ChangeEvent = 'saved' | 'submitted' | 'withdrawn' | 'deleted' | 'taken' | 'approved' | 'returned';

/** A request that the platform reviews: of the company, of an account, of its administrator. */
export const changeState = new StateMachine<ChangeState, ChangeEvent>({
  // Whoever deletes a draft takes its row away; the state it leaves is the draft's.
  DRAFT: { saved: 'DRAFT', submitted: 'SUBMITTED', deleted: 'DRAFT' },
  SUBMITTED: { withdrawn: 'WITHDRAWN', taken: 'REVIEWING', approved: 'APPROVED', returned: 'RETURNED' },
  REVIEWING: { approved: 'APPROVED', returned: 'RETURNED' },
  APPROVED: {},
  RETURNED: { saved: 'RETURNED', submitted: 'SUBMITTED' },
  WITHDRAWN: {},
});
