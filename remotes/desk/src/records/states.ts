import type { StatusClass } from '@portal/shared/codes';
import {
  agreementStates,
  bankAccountStates,
  employeeStates,
  permitStates,
  supportStates,
} from '@portal/shared/contract';
import { accountStates, correctionStates, letterStates } from '@portal/shared/contract/care-words';

type Colours = Readonly<Record<string, StatusClass>>;

/** The tag of a state. A state that a later release added is shown by its code. */
const tagOf = (names: Readonly<Record<string, string>>, colours: Colours) => (state: string) => ({
  label: names[state] ?? state,
  colorClass: colours[state] ?? 'gray',
});

export const accountState = tagOf(accountStates, { ACTIVE: 'green', LOCKED: 'red' });

export const employeeState = tagOf(employeeStates, { '0': 'yellow', '1': 'green' });

export const bankState = tagOf(bankAccountStates, {
  INIT: 'yellow',
  PAID: 'blue',
  PAID_FAILED: 'red',
  PAID_SUCCESS: 'yellow',
  ORGANFINISHED: 'green',
  FAILED: 'red',
});

export const agreementState = tagOf(agreementStates, { PENDING: 'yellow', SIGNING: 'blue', SIGNED: 'green' });

export const permitState = tagOf(permitStates, { APPLYING: 'blue', TO_SIGN: 'yellow', OPEN: 'green' });

export const correctionState = tagOf(correctionStates, { REVIEWING: 'blue', APPROVED: 'green', REFUSED: 'red' });

export const letterState = tagOf(letterStates, {
  WAITING: 'blue',
  FAILED: 'red',
  READ: 'green',
  UNREAD: 'yellow',
  SENT: 'green',
  USED: 'green',
});

/** A question waits for staff, an answer for the customer. */
export const supportState = tagOf(supportStates, { OPEN: 'yellow', ANSWERED: 'green' });
