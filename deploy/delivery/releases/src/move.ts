import type { Sentence } from '@portal/release-record/sentence';
import type { CatalogCanary, CatalogRelease } from './catalog';

export type SlotAction =
  | 'assign'
  | 'rollback'
  | 'canary'
  | 'canary-stop'
  | 'canary-rollback'
  | 'promote'
  /** By itself, because a watch decided that the release is bad. */
  | 'watch-rollback';

/** Somebody wants to change one slot of a tenant. */
export interface SlotRequest {
  tenant: string;
  slot: string;
  by: string;
  /** The generation that the caller saw. The change is refused if the slot has moved since then. */
  expectedGeneration?: number | undefined;
}

/** A change that gives a release to more customers. */
export interface Confirmed {
  /** They know that the release was ended because it was bad, if it was, and want it all the same. */
  despiteVerdict?: boolean | undefined;
}

/** The release that one slot of a tenant shall run. */
export interface Move {
  slot: string;
  to: CatalogRelease;
  /** The release to which a customer falls back when `to` fails. */
  lastGoodId: number | null;
  /** The release that a part of the customers gets beside `to`. */
  canary: CatalogCanary | null;
  /** The generation that the caller saw. The move is refused if it is another one by now. */
  expectedGeneration?: number | undefined;
  /** Sentences that the person who made the change should read. */
  warnings?: readonly Sentence[];
  /** What speaks against the move before the gate has looked. They are said together with the gate's. */
  faults?: readonly Sentence[];
  /** The audit's text, if it is more than the slot's own release. */
  audit?: { from?: string | null; to?: string | null; detail?: Record<string, unknown> };
}
