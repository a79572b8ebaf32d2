import { compStatusOf } from '@portal/shared/codes';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import { caseOutcomes } from '@portal/shared/contract/case-states';
import { nothing } from '@portal/shared/format';
import { tenantFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import { grantText } from '../../session/rights';
import { type Tenant, tenantName } from '../../session/tenants';

export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The names of what acts change. Anything else is shown by its own name in the audit. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(tenantFactNames.map((name) => [name, tenantFacts[name].label])),
  state: '状态',
  status: '状态',
  compStatus: '企业状态',
  reason: '原因',
  reasons: '意见',
  note: '备注',
  roles: '角色',
  role: '角色',
  tenant: '租户',
  displayName: '姓名',
  mobile: '手机号',
  asked: '更正为',
  evidence: '核实方式',
  sessionsEnded: '退出的登录数',
  count: '数量',
  outcome: '审核结果',
  firstOutcome: '初审结果',
  firstBy: '初审人',
  assignedTo: '分配给',
  to: '退回给',
  staffId: '处理人',
  urgent: '优先',
  wanted: '要求复审',
  twoEyes: '复审',
  limitDays: '办理时限（工作日）',
  port: '接口',
  name: '名称',
  mode: '方式',
  url: '地址',
  keyId: '密钥编号',
  changedAt: '更新时间',
  secretChanged: '更换密钥',
  ok: '连接正常',
  fileName: '文件',
  fileToken: '文件标识',
  identityPaper: '身份证件',
  field: '字段',
  what: '内容',
  accountId: '账户',
  referenceNo: '来函编号',
  withIdentity: '含身份信息',
  files: '文件',
  bytes: '字节数',
  characters: '字数',
  identity: '企业账号',
  own: '本租户版本',
  shared: '共用版本',
  paper: '证照',
  day: '日期',
  build: '版本',
  percent: '灰度比例（%）',
  percentBefore: '此前灰度比例（%）',
  permission: '权限',
  token: '令牌',
  code: '租户代码',
  isDefault: '默认租户',
  audience: '面向',
  hostNames: '访问域名',
  companyLogo: '标志',
  favicon: '网页图标',
  backgroundImg: '背景图',
  journal: '记录',
  rows: '条数',
  faults: '异常数',
  // How a canary was judged.
  canary: '灰度版本',
  stable: '正式版本',
  visitors: '访客数',
  networks: '网络数',
  failed: '加载失败',
  fellBack: '回落到上一版本',
  crashed: '崩溃',
  loaded: '加载成功',
  slow: '加载过慢',
  slowBeyond: '过慢界限（毫秒）',
  proof: '判定依据',
  against: '对照',
  eValue: 'e 值',
  enough: '判定界限',
  withoutFive: '除去影响最大的五个网络后的 e 值',
  enoughWithoutFive: '除去后的判定界限',
};

const labelOf = (key: string) => labels[key] ?? key;

const states: Readonly<Record<string, string>> = {
  ...{ invited: '待开通', active: '正常', locked: '已锁定', left: '已离职' },
  ...{ ACTIVE: '正常', LOCKED: '已锁定', OPEN: '待答复', ANSWERED: '已答复', CLOSED: '已关闭' },
};
const modes: Readonly<Record<string, string>> = { own: '本租户的服务商', default: '平台默认', manual: '人工办理' };
const canaryFaults: Readonly<Record<string, string>> = {
  ...{ crashes: '页面崩溃', 'error-rate': '加载失败', 'load-time': '加载过慢' },
};
const comparisons: Readonly<Record<string, string>> = {
  stable: '正式版本',
  'any-release': '任何版本都不应超过的崩溃率',
};
const journals: Readonly<Record<string, string>> = { platform: '操作记录', releases: '发布记录' };

/** Codes of some fields, in words. */
const wordsOf: Readonly<Record<string, (code: string) => string | undefined>> = {
  state: (code) => states[code],
  status: (code) => states[code],
  compStatus: (code) => compStatusOf(code).label,
  outcome: (code) => (caseOutcomes as Readonly<Record<string, string>>)[code],
  firstOutcome: (code) => (caseOutcomes as Readonly<Record<string, string>>)[code],
  reason: (code) => canaryFaults[code],
  against: (code) => comparisons[code],
  mode: (code) => modes[code],
  journal: (code) => journals[code],
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGrant = (value: unknown): value is { role: StaffRole; tenant: string | null } =>
  isFields(value) && Object.keys(value).sort().join() === 'role,tenant';

/** A value as people read it. */
function textOf(key: string, value: unknown, tenants: readonly Tenant[]): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.map((one) => textOf(key, one, tenants)).join('；') || nothing;
  if (isGrant(value)) return grantText(value, tenants);
  if (isFields(value))
    return Object.entries(value)
      .map(([name, one]) => `${labelOf(name)} ${textOf(name, one, tenants)}`)
      .join('，');
  if (key === 'tenant') return tenantName(tenants, String(value));
  return wordsOf[key]?.(String(value)) ?? String(value);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

interface Noted {
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Only what an act changed, in words. An act that knows no state before it shows what it noted. */
export function changesOf({ before, after }: Noted, tenants: readonly Tenant[]): Change[] {
  const text = (key: string, value: unknown) => textOf(key, value, tenants);
  const [earlier, later] = [before ?? null, after ?? null];
  if (same(earlier, later)) return [];
  if ((earlier !== null && !isFields(earlier)) || (later !== null && !isFields(later)))
    return [{ label: '内容', before: text('', earlier), after: text('', later) }];
  const [had, has]: [Fields, Fields] = [earlier ?? {}, later ?? {}];
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .filter((key) => !same(had[key], has[key]))
    .map((key) => ({ label: labelOf(key), before: text(key, had[key]), after: text(key, has[key]) }));
}

/** The changes on one line, for a list that is exported. */
export const changesText = (event: Noted, tenants: readonly Tenant[]): string =>
  changesOf(event, tenants)
    .map(({ label, before, after }) => `${label}：${before === nothing ? after : `${before} → ${after}`}`)
    .join('；') || nothing;
