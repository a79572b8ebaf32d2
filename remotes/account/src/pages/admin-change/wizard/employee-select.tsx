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
  /** What the server answers to the question; asked by the step, which also says when there is nobody. */
  candidates: ReturnType<typeof useCandidates>;
}

const describe = ({ userName, mobile, employeeRole }: Candidate) =>
  `${userName}　${mobile}　${employeeRole.map(employeeRoleLabel).join('、')}`;

/** Somebody of the company, searched by name or number. */
export function EmployeeSelect({ id, value = null, onChange, candidates }: EmployeeSelectProps) {
  const { found, search } = candidates;
  const [people, setPeople] = useState<readonly Candidate[]>([]);
  // While the next ones are on the way, the ones before stay.
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
