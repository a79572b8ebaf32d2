import { nothing } from '@portal/shared/format';
import { deployCall, deployRead } from '../../../client/deploy-call';
import type { Me } from '../../../session/session';

/** An error of a release in customers' browsers, as the gateway tells it. Its text never left the browser. */
export interface SeenError {
  readonly fingerprint: string;
  /** `unknown`: nobody knows whose it is. `platform`: a call of the platform failed. */
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

/** An error that was opened. */
export interface OpenedError extends SeenError {
  /** The reader sees its lines, and the audit has noted it. */
  readonly lines: boolean;
}

export interface ErrorFrame {
  readonly package: string;
  /** A list has no lines, and some readers see none at all. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  /** False: it is the place in the built file. */
  readonly original: boolean;
}

export interface ErrorQuestion {
  readonly number?: string | undefined;
  readonly fingerprint?: string | undefined;
  readonly tenant?: string | undefined;
  readonly standing?: string | undefined;
}

/** Who names one error wants it whatever became of it: by the number of a card, or by a link in what was told. */
export async function readErrors({ standing, ...wanted }: ErrorQuestion, signal: AbortSignal) {
  const isNamed = wanted.number || wanted.fingerprint;
  const query = new URLSearchParams({ limit: '500', standing: standing ?? (isNamed ? 'all' : 'open') });
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, value);
  return (await deployRead<{ errors: readonly SeenError[] }>(`/errors?${query}`, signal)).errors;
}

const errorPath = (fingerprint: string) => `/errors/${encodeURIComponent(fingerprint)}`;

/** Everything that the reader may see of one error. */
export const openError = (fingerprint: string, signal: AbortSignal): Promise<OpenedError> =>
  deployRead(errorPath(fingerprint), signal);

export const decideError = (fingerprint: string, standing: 'open' | 'muted' | 'resolved'): Promise<void> =>
  deployCall('PUT', `${errorPath(fingerprint)}/standing`, { standing });

/** It counts at every tenant, so a role for one tenant is not enough. */
export const mayDecideErrors = ({ roles }: Pick<Me, 'roles'>): boolean =>
  roles.some(({ role, tenant }) => tenant === null && (role === 'releases' || role === 'admin'));

const ownerNames: Readonly<Record<string, string>> = { unknown: '归属不明', platform: '平台' };

export const slotText = ({ slot }: SeenError) => ownerNames[slot] ?? slot;

/** As much of the place as the reader sees. All of a built file stands in one line, so its column says where. */
export function placeText({ file, line, column, original }: ErrorFrame): string {
  if (file === null || line === null) return file ?? '';
  return original ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** The place that whoever owns the error looks at first. */
export function ownPlace({ frames, package: owner }: SeenError): string {
  const frame = frames.find((one) => one.package === owner) ?? frames[0];
  return (frame && placeText(frame)) || nothing;
}

export const standingTag = ({ standing }: Pick<SeenError, 'standing'>) =>
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
  call: '接口调用失败',
};

export const kindText = (kind: string) => kindNames[kind] ?? kind;
