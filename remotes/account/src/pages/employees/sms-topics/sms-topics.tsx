import { useAnswer } from '@portal/shared/api';
import { companyRoleLabel, compRoleCode } from '@portal/shared/codes';
import { useSession } from '@portal/shared/session';
import { Dialog, LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { useState } from 'react';
import type { Employee } from '../employee';
import styles from './sms-topics.module.css';
import { SmsTopicsForm } from './sms-topics-form';

interface SmsTopicsProps {
  open: boolean;
  employee: Employee;
  productName: (code: string) => string;
  onClose: () => void;
}

/** The SMS topics of a person, for each role that the company has in a product. */
export function SmsTopics({ open, employee, ...content }: SmsTopicsProps) {
  return (
    <Dialog open={open} title={`“${employee.userName}”的短信通知`} onClose={content.onClose}>
      <TopicsByRole employee={employee} {...content} />
    </Dialog>
  );
}

function TopicsByRole({ employee: { employeeCode }, productName, onClose }: Omit<SmsTopicsProps, 'open'>) {
  const roles = useSession((session) => session.compInfo?.compRole) ?? [];
  const [first] = roles;
  const [compRole, setCompRole] = useState(first ? compRoleCode(first) : '');
  const topics = useAnswer('employeeSmsTreeselect', { query: { employeeCode, compRole } });
  return (
    <>
      <p className={styles.note}>勾选的事项发生时，将以短信通知该人员。</p>
      {roles.length > 1 && (
        <Radio.Group
          className={styles.roles ?? ''}
          aria-label="企业在产品中的角色"
          value={compRole}
          options={roles.map((role) => ({
            value: compRoleCode(role),
            label: `${productName(role.prodCode)} · ${companyRoleLabel(role.compRole)}`,
          }))}
          onChange={({ target }) => setCompRole(target.value)}
        />
      )}
      <LoadedArea loaded={topics} skeleton={<TextSkeleton />}>
        {(loaded) => (
          <SmsTopicsForm
            key={compRole}
            employeeCode={employeeCode}
            compRole={compRole}
            topics={loaded}
            onClose={onClose}
          />
        )}
      </LoadedArea>
    </>
  );
}
