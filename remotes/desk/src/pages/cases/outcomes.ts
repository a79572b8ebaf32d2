import { caseOutcomes } from '@portal/shared/contract/case-states';
import { nothing } from '@portal/shared/format';

export const outcomeText = (outcome: string | null): string =>
  outcome !== null && Object.hasOwn(caseOutcomes, outcome)
    ? caseOutcomes[outcome as keyof typeof caseOutcomes]
    : (outcome ?? nothing);

const outcomeColors = { approve: 'green', return: 'yellow', reject: 'red' } as const;

export const outcomeTag = (outcome: string | null) => ({
  label: outcomeText(outcome),
  colorClass: outcomeColors[outcome as keyof typeof outcomeColors] ?? ('gray' as const),
});
