import type { CardState, FaceState } from '@portal/shared/contract';

/** Works out the cards of the real-name verification from the stored data. The functions are pure. */

export interface Proofs {
  readonly face: FaceState;
  /** The state of the transfer; null if none was asked for. */
  readonly transfer: string | null;
}

export type ProofWay = 'face' | 'transfer' | 'none';

export function formCard(filled: boolean, faults: boolean): CardState {
  if (faults) return 'FAILED';
  return filled ? 'DONE' : 'TODO';
}

const faceCard: Readonly<Record<FaceState, CardState>> = {
  NONE: 'TODO',
  WAITING: 'DOING',
  SCANNED: 'DOING',
  REVIEWING: 'DOING',
  SUCCESS: 'DONE',
  FAILED: 'FAILED',
  EXPIRED: 'FAILED',
};

const transferCard: Readonly<Record<string, CardState>> = {
  INIT: 'TODO',
  PAID: 'DOING',
  PAID_SUCCESS: 'DOING',
  ORGANFINISHED: 'DONE',
  PAID_FAILED: 'FAILED',
  FAILED: 'FAILED',
  EXPIRED: 'FAILED',
};

const weight: Readonly<Record<CardState, number>> = { DONE: 3, DOING: 2, FAILED: 1, TODO: 0 };

/** One of the two ways is enough, so the one with more progress counts. */
export function proofCard({ face, transfer }: Proofs): { state: CardState; way: ProofWay } {
  const byFace = faceCard[face];
  const byTransfer = transfer === null ? 'TODO' : (transferCard[transfer] ?? 'TODO');
  if (byFace === 'TODO' && byTransfer === 'TODO')
    return { state: 'TODO', way: transfer === null ? 'none' : 'transfer' };
  return weight[byFace] >= weight[byTransfer] ? { state: byFace, way: 'face' } : { state: byTransfer, way: 'transfer' };
}

/** Returns whether a reviewer found a fault on a card. Faults are named `card.field`. */
export const hasFaults = (reasons: Readonly<Record<string, string>>, card: string) =>
  Object.keys(reasons).some((name) => name.startsWith(`${card}.`));

/** Returns the step to which a return leads back: the permit's step if it has any fault. */
export function reopenedStep(reasons: Readonly<Record<string, string>>): 'permitReopened' | 'verificationReopened' {
  return Object.keys(reasons).some((name) => !name.includes('.')) ? 'permitReopened' : 'verificationReopened';
}
