import { type StepUpKind, stepUpKinds } from '@portal/shared/contract';

/** The purpose of a step-up code. A code for one kind of act is not good for another. */
export const stepUpPurpose = (kind: StepUpKind): string => `stepUp.${kind}`;

export const stepUpCodes = Object.fromEntries(
  Object.entries(stepUpKinds).map(([kind, act]) => [stepUpPurpose(kind as StepUpKind), act]),
);
