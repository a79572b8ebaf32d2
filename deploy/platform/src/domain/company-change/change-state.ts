import type { ChangeState } from '@portal/shared/contract';
import { StateMachine } from '../../kernel/data/state-machine';

export type ChangeEvent = 'saved' | 'submitted' | 'withdrawn' | 'deleted' | 'taken' | 'approved' | 'returned';

/** The states of a request that the platform reviews: about the company, an account or the administrator. */
export const changeState = new StateMachine<ChangeState, ChangeEvent>({
  // Deleting a draft removes its row, so the state stays that of a draft.
  DRAFT: { saved: 'DRAFT', submitted: 'SUBMITTED', deleted: 'DRAFT' },
  SUBMITTED: { withdrawn: 'WITHDRAWN', taken: 'REVIEWING', approved: 'APPROVED', returned: 'RETURNED' },
  REVIEWING: { approved: 'APPROVED', returned: 'RETURNED' },
  APPROVED: {},
  RETURNED: { saved: 'RETURNED', submitted: 'SUBMITTED' },
  WITHDRAWN: {},
});
