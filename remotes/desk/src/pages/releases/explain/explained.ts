import { deployRead } from '../../../client/deploy-call';

export interface ExplainedSlot {
  readonly slot: string;
  readonly release: string;
  readonly version: string;
  readonly chosenBy: 'stable' | 'canary';
  /** The visitor's place from 0 to 100, and the percent that get the canary; null without a canary. */
  readonly bucket: { readonly place: number | null; readonly percent: number; readonly canary: string } | null;
  readonly lastGood: string | null;
  readonly standing: { readonly name: 'deprecated' | 'blocked'; readonly reason: string } | null;
  readonly entry: string;
  readonly integrity: string;
}

export interface Explanation {
  readonly tenant: { readonly code: string; readonly platformName: string; readonly rule: string };
  /** The last change of what the tenant runs, and the slots of which the visitor gets the canary. */
  readonly changeSet: { readonly number: number; readonly canaries: readonly string[] };
  readonly owner: { readonly slot: string; readonly prefix: string } | null;
  readonly page: { readonly path: string; readonly title: string; readonly permission: boolean } | null;
  readonly slots: readonly ExplainedSlot[];
  readonly emptySlots: readonly string[];
  readonly gate: { readonly passed: boolean; readonly faults: readonly string[] };
}

export interface ExplainQuestion {
  readonly host: string;
  readonly path: string;
  /** The number of the visitor's browser; empty: not known. */
  readonly user: string;
}

export function readExplanation({ host, path, user }: ExplainQuestion, signal: AbortSignal): Promise<Explanation> {
  const query = new URLSearchParams({ host, path, ...(user ? { user } : {}) });
  return deployRead(`/explain?${query}`, signal);
}

/** Why a visitor gets this release of the slot, in a sentence. */
export function whyText({ bucket, chosenBy }: Pick<ExplainedSlot, 'bucket' | 'chosenBy'>): string {
  if (!bucket) return '没有灰度，所有访客相同';
  const { place, percent } = bucket;
  if (place === null) return `灰度 ${percent}%，未指定访客，按正式版本说明`;
  const where = `访客位置 ${place.toFixed(2)}`;
  return chosenBy === 'canary' ? `${where}，在灰度 ${percent}% 之内` : `${where}，不在灰度 ${percent}% 之内`;
}
