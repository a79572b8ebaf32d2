import { StatusTag, type StatusTagProps } from '@portal/shared/ui';
import { VerdictTag } from '../verdicts/verdict-tag';

const states: Readonly<Record<string, StatusTagProps['entry']>> = {
  waiting: { label: '待确认', colorClass: 'yellow' },
  withdrawn: { label: '已撤回', colorClass: 'gray' },
  expired: { label: '已过期', colorClass: 'gray' },
};

/** Where a request stands: what the second person said of it, or what else became of it. */
export function RequestStateTag({ state }: { state: string }) {
  if (state === 'confirmed') return <VerdictTag verdict="good" label="已确认" />;
  if (state === 'declined') return <VerdictTag verdict="bad" label="不同意" />;
  return <StatusTag plain entry={states[state] ?? { label: state, colorClass: 'gray' }} />;
}
