import { compStatusOf } from '@portal/shared/codes';
import { auditFields } from '@portal/shared/codes/audit-fields';
import { portNames } from '@portal/shared/codes/ports';
import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import { scanStates } from '@portal/shared/contract/care-words';
import { caseOutcomes } from '@portal/shared/contract/case-states';
import { nothing } from '@portal/shared/format';
import { tenantFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import { grantText } from '../../session/rights';
import { type Tenant, tenantName } from '../../session/tenants';

export interface Change {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The names of what acts change. A field of a later release is shown by its own name. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(tenantFactNames.map((name) => [name, tenantFacts[name].label])),
  ...auditFields,
};

const labelOf = (field: string): string => labels[field] ?? field;

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
const audiences: Readonly<Record<string, string>> = { customers: '客户', staff: '平台员工' };
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
  port: (code) => (portNames as Readonly<Record<string, string>>)[code],
  scan: (code) => (scanStates as Readonly<Record<string, string>>)[code],
  role: (code) => (staffRoles as Readonly<Record<string, string>>)[code],
  audience: (code) => audiences[code],
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
    return [{ field: '', label: '内容', before: text('', earlier), after: text('', later) }];
  const [had, has]: [Fields, Fields] = [earlier ?? {}, later ?? {}];
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .filter((key) => !same(had[key], has[key]))
    .map((key) => ({ field: key, label: labelOf(key), before: text(key, had[key]), after: text(key, has[key]) }));
}

/** The changes on one line, for a list that is exported. */
export const changesText = (event: Noted, tenants: readonly Tenant[]): string =>
  changesOf(event, tenants)
    .map(({ label, before, after }) => `${label}：${before === nothing ? after : `${before} → ${after}`}`)
    .join('；') || nothing;
