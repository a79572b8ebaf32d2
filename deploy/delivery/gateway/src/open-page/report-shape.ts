import type { CrashKind, LoadReport } from '@portal/shared/open-page';
import type { PageReport } from '../loads/report-collector';

const safeName = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const outcomes: readonly string[] = ['loaded', 'failed', 'fell-back'] satisfies LoadReport['outcome'][];
const crashKinds: readonly string[] = ['render', 'error', 'rejection'] satisfies CrashKind[];
const maxReasonLength = 120;
const maxLoad = 600_000;
const maxTries = 20;
const maxTicket = 80;

const isName = (value: unknown): value is string => typeof value === 'string' && safeName.test(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;

type Sent = Record<string, unknown>;

function loadOf({
  ms,
  tries,
  outcome,
  reason,
}: Sent): Pick<LoadReport, 'ms' | 'tries' | 'outcome' | 'reason'> | undefined {
  if (!isCount(ms, maxLoad) || !isCount(tries, maxTries)) return undefined;
  if (typeof outcome !== 'string' || !outcomes.includes(outcome)) return undefined;
  if (reason !== undefined && typeof reason !== 'string') return undefined;
  return {
    ms,
    tries,
    outcome: outcome as LoadReport['outcome'],
    ...(reason ? { reason: reason.replace(/[\p{C}]/gu, ' ').slice(0, maxReasonLength) } : {}),
  };
}

function crashOf({ crash }: Sent): { crash: CrashKind } | undefined {
  return typeof crash === 'string' && crashKinds.includes(crash) ? { crash: crash as CrashKind } : undefined;
}

/** A report as a page sent it; undefined if it is not one. Anybody can send anything, so nothing else of it is kept. */
export function reportOf(sent: unknown): PageReport | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { slot, package: packageName, build, ticket, ...told } = sent as Sent;
  if (!isName(slot) || !isName(packageName) || !isName(build)) return undefined;
  const signed = typeof ticket === 'string' && ticket.length <= maxTicket ? { ticket } : {};
  const content = told.crash === undefined ? loadOf(told) : crashOf(told);
  return content && { slot, package: packageName, build, ...signed, ...content };
}
