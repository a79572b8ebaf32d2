import { employeeRoles, optionsOf } from '@portal/shared/codes';
import { employeeStates } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/ui/data';

export const employeeFilters: FilterField[] = [
  { kind: 'text', name: 'keyword', label: '姓名/手机号', placeholder: '姓名、完整手机号或后四位' },
  { kind: 'select', name: 'employeeRole', label: '角色', options: optionsOf(employeeRoles) },
  { kind: 'select', name: 'status', label: '状态', options: optionsOf(employeeStates) },
];
