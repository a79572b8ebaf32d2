import { formatMinute, nothing } from '@portal/shared/format';
import type { StatusTagProps } from '@portal/shared/ui';
import type { DeployedSlot } from '../deployed';
import { faultText } from '../fault-names';

/** The tag of a slot whose release is watched, or was found bad; undefined: there is nothing to say. */
export function watchTag({ watch }: Pick<DeployedSlot, 'watch'>): StatusTagProps['entry'] | undefined {
  if (watch?.state === 'watching') return { label: '观察中', colorClass: 'blue' };
  if (watch?.state === 'told') return { label: '上线后异常', colorClass: 'red' };
  return watch?.state === 'went-back' ? { label: '已自动回退', colorClass: 'yellow' } : undefined;
}

/** What a watch found, in a sentence for the list. */
export function watchSentence({ slot, watch }: Pick<DeployedSlot, 'slot' | 'watch'>): string {
  if (!watch) return nothing;
  const { state, release, until, reason, because } = watch;
  if (state === 'watching') return `观察至 ${formatMinute(until)}`;
  if (state === 'passed') return '观察结束，未见异常';
  const why =
    because === null || because === slot
      ? faultText(reason ?? undefined)
      : `${because} ${faultText(reason ?? undefined)}`;
  return state === 'told' ? `${why}，请决定是否回退` : `${release} 因${why}被自动回退`;
}
