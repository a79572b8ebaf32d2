import { employeeRoleLabel } from '@portal/shared/codes';
import { Select } from '@portal/shared/ui/data';
import { useState } from 'react';
import type { NewManager } from './draft';
import type { Candidate, useCandidates } from './use-candidates';

type Employee = Extract<NewManager, { kind: 'employee' }>;

interface EmployeeSelectProps {
  id?: string;
  value?: Employee | null;
  onChange?: (employee: Employee) => void;
  /** The people whom the server found. The step asks for them, and says when there is nobody. */
  candidates: ReturnType<typeof useCandidates>;
}

const describe = ({ userName, mobile, employeeRole }: Candidate) =>
  `${userName}　${mobile}　${employeeRole.map(employeeRoleLabel).join('、')}`;

/** Selects a person of the company, by name or number. */
export function EmployeeSelect({ id, value = null, onChange, candidates }: EmployeeSelectProps) {
  const { found, search } = candidates;
  const [people, setPeople] = useState<readonly Candidate[]>([]);
  // The people found before stay until the next ones come.
  if (found.value && found.value.people !== people) setPeople(found.value.people);
  const chosen = value && { value: value.employeeCode, label: `${value.userName}　${value.mobile}` };
  return (
    <Select
      {...(id !== undefined && { id })}
      labelInValue
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder="输入姓名、完整手机号或后四位"
      notFoundContent={found.state === 'loading' ? '正在搜索' : '未找到匹配人员'}
      value={chosen}
      options={people.map((person) => ({ value: person.employeeCode, label: describe(person) }))}
      onChange={({ value: code }) => {
        const person = people.find(({ employeeCode }) => employeeCode === code);
        if (!person) return;
        const { employeeCode, userName, mobile } = person;
        onChange?.({ kind: 'employee', employeeCode, userName, mobile });
      }}
    />
  );
}
