import type { AgreementState, CallReply } from '@portal/shared/contract';
import { agreementStates } from '@portal/shared/contract';
import type { StatusTagProps } from '@portal/shared/ui';

export type Agreement = CallReply<'agreementList'>['rows'][number];

type ColorClass = StatusTagProps['entry']['colorClass'];

const colors: Readonly<Record<AgreementState, ColorClass>> = {
  PENDING: 'yellow',
  SIGNING: 'blue',
  SEALING: 'blue',
  CHECKING: 'blue',
  SIGNED: 'green',
  INVALID: 'gray',
};

/** A state as a tag shows it. */
export const stateEntry = (state: AgreementState): StatusTagProps['entry'] => ({
  label: agreementStates[state],
  colorClass: colors[state],
});

/** An agreement that is confirmed but not signed yet can be signed again. */
export const canBeSigned = ({ state }: Pick<Agreement, 'state'>): boolean => state === 'PENDING' || state === 'SIGNING';

/** Whether it was signed. An invalid agreement was signed before, or ran out unsigned. */
export const wasSigned = ({ signTime }: Pick<Agreement, 'signTime'>): boolean => signTime !== null;
