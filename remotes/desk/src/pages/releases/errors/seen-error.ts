import { nothing } from '@portal/shared/format';
import { deployRead } from '../../../client/deploy-call';

/** An error of a release in customers' browsers, as the gateway tells it. Its text never left the browser. */
export interface SeenError {
  readonly fingerprint: string;
  /** `unknown`: nobody knows whose it is. */
  readonly slot: string;
  readonly package: string;
  readonly class: string;
  readonly frames: readonly ErrorFrame[];
  readonly standing: 'muted' | 'resolved' | null;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly reports: number;
  readonly visitors: number;
  readonly kinds: readonly string[];
  readonly pages: readonly string[];
  readonly browsers: readonly string[];
  readonly numbers: readonly string[];
  readonly tenants: readonly string[];
  readonly releases: readonly { readonly release: string; readonly reports: number }[];
  /** The only release that has it. */
  readonly newIn: string | null;
}

export interface ErrorFrame {
  readonly package: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** False: it is the place in the built file. */
  readonly original: boolean;
}

export interface ErrorQuestion {
  readonly number?: string | undefined;
  readonly tenant?: string | undefined;
  readonly standing?: string | undefined;
}

/** A customer reads out a number whatever became of its error. */
export async function readErrors({ number, tenant, standing }: ErrorQuestion, signal: AbortSignal) {
  const query = new URLSearchParams({ limit: '500', standing: standing ?? (number ? 'all' : 'open') });
  if (number) query.set('number', number);
  if (tenant) query.set('tenant', tenant);
  return (await deployRead<{ errors: readonly SeenError[] }>(`/errors?${query}`, signal)).errors;
}

export const slotText = ({ slot }: SeenError) => (slot === 'unknown' ? '归属不明' : slot);

/** All of a built file stands in one line. */
export const placeText = ({ file, line, column, original }: ErrorFrame) =>
  original ? `${file}:${line}` : `${file}:${line}:${column}`;

/** The line that whoever owns the error looks at first. */
export function ownPlace({ frames, package: owner }: SeenError): string {
  const frame = frames.find((one) => one.package === owner) ?? frames[0];
  return frame ? placeText(frame) : nothing;
}

export const standingTag = ({ standing }: SeenError) =>
  standing === null
    ? ({ label: '未处理', colorClass: 'yellow' } as const)
    : ({ label: standing === 'muted' ? '已静音' : '已解决', colorClass: 'gray' } as const);

const kindNames: Readonly<Record<string, string>> = {
  render: '页面显示时',
  error: '操作或定时任务中',
  rejection: '异步任务中',
  load: '模块没有加载到',
  recovered: '显示时出错，已自动恢复',
  blocked: '页面长时间无响应',
  kept: '离开页面后未释放内存',
  global: '试图替换页面的公共函数',
};

export const kindText = (kind: string) => kindNames[kind] ?? kind;
