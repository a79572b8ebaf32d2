import { optionsOf } from '@portal/shared/codes';
import { invitationStates } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/ui/data';

export const invitationFilters: FilterField[] = [
  { kind: 'text', name: 'compName', label: '企业名称' },
  { kind: 'select', name: 'state', label: '状态', options: optionsOf(invitationStates) },
  { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '邀请时间' },
];
