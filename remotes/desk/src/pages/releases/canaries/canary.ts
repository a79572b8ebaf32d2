import type { StatusTagProps } from '@portal/shared/ui';
import { deployRead } from '../../../client/deploy-call';
import { type FaultName, faultNames } from '../fault-names';

/** What visitors reported of a release. */
export interface Figures {
  readonly visitors: number;
  readonly networks: number;
  readonly failed: number;
  readonly fellBack: number;
  readonly crashed: number;
  readonly loaded: number;
  readonly slow: number;
}

/** How much is said against the canary, and how much would be enough to end it. */
export interface Evidence {
  readonly eValue: number;
  readonly enough: number;
  readonly withoutFive: number;
  readonly enoughWithoutFive: number;
}

export interface Canary {
  readonly tenant: string;
  readonly slot: string;
  readonly release: string;
  readonly stable: string;
  readonly percent: number;
  readonly since: string;
  readonly figures: { readonly canary: Figures; readonly stable: Figures };
  /** The stable release's usual time in ms; null while it is not known. */
  readonly slowBeyond: number | null;
  readonly weighed: readonly { readonly reason: FaultName; readonly evidence: Evidence }[];
}

export const readCanaries = async (signal: AbortSignal): Promise<readonly Canary[]> =>
  (await deployRead<{ canaries: readonly Canary[] }>('/canaries', signal)).canaries;

/** Evidence multiplies, so its logarithm says how far it has come. */
function wayTo(value: number, enough: number): number {
  return value <= 1 ? 0 : Math.min(1, Math.log(value) / Math.log(enough));
}

/** From 0 to 1: with 1 the canary is rolled back. Both limits have to be reached. */
export const evidencePart = ({ eValue, enough, withoutFive, enoughWithoutFive }: Evidence): number =>
  Math.min(wayTo(eValue, enough), wayTo(withoutFive, enoughWithoutFive));

export interface Suspicion {
  readonly fault: FaultName;
  readonly part: number;
}

/** The faults in their order, each with the larger of its suspicions. */
export const suspicionsOf = ({ weighed }: Pick<Canary, 'weighed'>): Suspicion[] =>
  (Object.keys(faultNames) as FaultName[]).map((fault) => ({
    fault,
    part: Math.max(0, ...weighed.filter(({ reason }) => reason === fault).map((one) => evidencePart(one.evidence))),
  }));

/** With fewer networks nothing can be told. */
const fewNetworks = 10;
const notable = 0.5;

/** The state of the verdict in words. */
export function verdictOf(canary: Pick<Canary, 'weighed' | 'figures'>): StatusTagProps['entry'] {
  const most = Math.max(...suspicionsOf(canary).map(({ part }) => part));
  if (most >= 1) return { label: '即将自动回退', colorClass: 'red' };
  if (most >= notable) return { label: '有异常迹象', colorClass: 'yellow' };
  if (canary.figures.canary.networks < fewNetworks) return { label: '数据不足', colorClass: 'gray' };
  return { label: '未见异常', colorClass: 'green' };
}

/** `12（3.4%）` */
export const partText = (some: number, all: number): string =>
  all === 0 ? String(some) : `${some}（${Math.round((some / all) * 1000) / 10}%）`;

export interface FigureRow {
  readonly label: string;
  readonly canary: string;
  readonly stable: string;
}

export function figureRows({
  figures: { canary, stable },
  slowBeyond,
}: Pick<Canary, 'figures' | 'slowBeyond'>): FigureRow[] {
  const row = (label: string, of: (figures: Figures) => string): FigureRow => ({
    label,
    canary: of(canary),
    stable: of(stable),
  });
  return [
    row('访客', ({ visitors }) => String(visitors)),
    row('访客的网络', ({ networks }) => String(networks)),
    row('页面崩溃', ({ crashed, visitors }) => partText(crashed, visitors)),
    row('加载失败', ({ failed, visitors }) => partText(failed, visitors)),
    row('回落到上一版本', ({ fellBack, visitors }) => partText(fellBack, visitors)),
    row(slowBeyond === null ? '加载过慢' : `慢于 ${slowBeyond} 毫秒`, ({ slow, loaded }) => partText(slow, loaded)),
  ];
}
