import { auditActionLabel } from '@portal/shared/codes/audit-actions';
import { formatMinute } from '@portal/shared/format';
import { deployAsk, deployChange, deployMake, deployRead } from '../../../client/deploy-call';

/** The slots of a tenant that moved together, at one moment. */
export interface ChangeSet {
  readonly changeSet: number;
  readonly tenant: string;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly slots: readonly ChangedSlot[];
  /** What it brought still runs, so it can go back as a whole. */
  readonly isWhole: boolean;
}

export interface ChangedSlot {
  readonly slot: string;
  readonly from: string | null;
  /** Null: the slot was emptied. */
  readonly to: string | null;
  /** The share of a canary, in percent; null: everybody got it. */
  readonly percent: number | null;
}

/** Newest first. */
export const readChangeSets = async (signal: AbortSignal): Promise<readonly ChangeSet[]> =>
  (await deployRead<{ changeSets: readonly ChangeSet[] }>('/change-sets?limit=500', signal)).changeSets;

export const actionText = ({ action }: Pick<ChangeSet, 'action'>): string => auditActionLabel(`release.${action}`);

export const slotsText = ({ slots }: Pick<ChangeSet, 'slots'>): string => slots.map(({ slot }) => slot).join('、');

/** What a change would do to a slot, as the gate has looked at it. */
export interface TriedMove {
  readonly slot: string;
  readonly from: string | null;
  readonly to: string;
  readonly changed: boolean;
  readonly generation: number;
  readonly warnings: readonly string[];
}

/** A change that was made. */
export interface MadeChange {
  /** Null: everything was so before. */
  readonly changeSet: number | null;
  readonly watch: { readonly until: string; readonly ifBad: 'tell' | 'goBack' } | null;
}

/** Several releases of a tenant that shall run together, each in its own slot. */
export interface WantedMoves {
  readonly tenant: string;
  readonly releases: readonly string[];
}

const pathOf = (tenant: string) => `/tenants/${encodeURIComponent(tenant)}`;

/** The change is refused if a slot is not as it was when the gate looked. */
const generationsOf = (moves: readonly TriedMove[]) =>
  Object.fromEntries(moves.map(({ slot, generation }) => [slot, generation]));

const never = new AbortController().signal;

/** What the gate says of all of them together; a refusal has all faults. */
export const tryMoves = async ({ tenant, releases }: WantedMoves): Promise<readonly TriedMove[]> =>
  (await deployAsk<{ slots: readonly TriedMove[] }>(`${pathOf(tenant)}/slots/try`, { releases }, never)).slots;

export const makeMoves = ({ tenant, releases }: WantedMoves, tried: readonly TriedMove[]): Promise<MadeChange> =>
  deployChange(`${pathOf(tenant)}/slots`, { releases, generations: generationsOf(tried) });

type Whole = Pick<ChangeSet, 'tenant' | 'changeSet'>;

/** What would run again, if the change went back as a whole. */
export const tryBack = async ({ tenant, changeSet }: Whole, signal: AbortSignal): Promise<readonly TriedMove[]> =>
  (await deployAsk<{ slots: readonly TriedMove[] }>(`${pathOf(tenant)}/rollback/try`, { changeSet }, signal)).slots;

export const goBack = ({ tenant, changeSet }: Whole): Promise<MadeChange> =>
  deployMake(`${pathOf(tenant)}/rollback`, { changeSet });

const ifBadTexts = { tell: '通知相关人员', goBack: '自动整组回退' } as const;

/** Said before a change of a tenant's releases: what follows. */
export const watchNote = (ifBad: keyof typeof ifBadTexts): string =>
  `切换对新打开的页面一秒内生效，之后观察 30 分钟，明显变差时${ifBadTexts[ifBad]}。`;

/** What follows a change: until when it is watched, and what happens if it is bad. */
export function madeText({ changeSet, watch }: MadeChange): string {
  if (changeSet === null) return '这些版本已在运行，没有变更';
  if (!watch) return `变更 ${changeSet} 已生效`;
  return `变更 ${changeSet} 已生效，观察至 ${formatMinute(watch.until)}，明显变差时${ifBadTexts[watch.ifBad]}`;
}
