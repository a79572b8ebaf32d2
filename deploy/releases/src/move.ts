import type { CatalogCanary, CatalogRelease } from './catalog';

/** What one slot of a tenant shall run. */
export interface Move {
  slot: string;
  to: CatalogRelease;
  /** What a customer falls back to when `to` fails. */
  lastGoodId: number | null;
  /** What a part of the customers gets beside `to`. */
  canary: CatalogCanary | null;
  /** The generation that the caller saw; the move is refused when it is another one by now. */
  expectedGeneration?: number | undefined;
  /** What the audit says, where it is more than the slot's own release. */
  audit?: { from?: string | null; to?: string | null; detail?: Record<string, unknown> };
}
