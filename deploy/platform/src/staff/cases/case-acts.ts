import type { CallReply } from '@portal/shared/contract';
import { type CaseOutcome, caseOutcomes } from '@portal/shared/contract/case-states';
import type { Choice } from '../../domain/case/case-rules';
import type { StaffState } from '../../kernel/staff/staff-state';
import { mayFor } from './case-access';
import type { NamedCase } from './case-rows';
import { holderOf } from './claims';

type May = CallReply<'staffCaseShow'>['may'];

interface CaseView {
  readonly staff: StaffState;
  readonly task: NamedCase;
  readonly choices: readonly Choice[];
  /** The tenant's policy wants two pairs of eyes, so nobody has to ask for them. */
  readonly policyTwo: boolean;
  readonly now: Date;
}

const decision = (outcome: CaseOutcome) => ({ act: outcome, label: caseOutcomes[outcome] });

/** The acts that a case allows a person now. It is pure, and the calls check the same again. */
export function mayDo({ staff, task, choices, policyTwo, now }: CaseView): May {
  const { tenant, firstBy, assignedTo, askedBy } = task;
  const may = (act: Parameters<typeof mayFor>[1]) => mayFor(staff, act, tenant);
  const looks: May = [
    ...(may('file') ? [{ act: 'file', label: '查看文件' } as const] : []),
    ...(may('reveal') ? [{ act: 'reveal', label: '查看完整内容' } as const] : []),
  ];
  if (task.doneAt !== null) return looks;
  const leads: May = may('lead')
    ? [
        { act: 'assign', label: '分派' },
        { act: 'prioritise', label: task.priority > 0 ? '取消加急' : '加急' },
      ]
    : [];
  const holder = holderOf(task, now);
  const decides = firstBy === null ? may('review') : may('confirm') && firstBy !== staff.staffId;
  if (!decides || askedBy === staff.staffId) return [...leads, ...looks];
  if (holder !== staff.staffId) {
    const free = holder === null && (assignedTo === null || assignedTo === staff.staffId);
    return [...(free ? [{ act: 'claim', label: '领取' } as const] : []), ...leads, ...looks];
  }
  const decisions =
    firstBy === null
      ? choices.map(({ outcome, label, wants }) => ({ act: outcome, label, ...(wants && { wants }) }))
      : [decision('confirm'), decision('sendBack')];
  const askSecond = firstBy === null && !policyTwo;
  return [
    ...decisions,
    ...(askSecond ? [{ act: 'askSecond', label: task.secondAsked ? '取消复核' : '复核' } as const] : []),
    { act: 'release', label: '放回队列' },
    ...(may('lead') ? [] : [{ act: 'assign', label: '转交' } as const]),
    ...leads,
    ...looks,
  ];
}
