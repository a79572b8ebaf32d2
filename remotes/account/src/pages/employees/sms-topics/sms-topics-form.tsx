import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Checkbox, DialogFormEnd, useAct } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './sms-topics-form.module.css';

export type Topics = CallReply<'employeeSmsTreeselect'>;

interface SmsTopicsFormProps {
  employeeCode: string;
  compRole: string;
  topics: Topics;
  onClose: () => void;
}

/** The occasions on which a person gets an SMS, by topic. */
export function SmsTopicsForm({ employeeCode, compRole, topics, onClose }: SmsTopicsFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(
      topics.map(({ code, children }) => [code, children.filter(({ checked }) => checked).map((child) => child.code)]),
    ),
  );
  const { run, busy, fault } = useAct(async () => {
    const body = { employeeCode, compRole, codes: Object.values(chosen).flat() };
    await call('smsEmployeeSubmit', { body }, { handlesErrors: true, success: true });
    onClose();
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {topics.map(({ code, label, children }) => (
        <fieldset key={code} className={styles.topic}>
          <legend>{label}</legend>
          <Checkbox.Group
            className={styles.occasions ?? ''}
            value={[...(chosen[code] ?? [])]}
            options={children.map((child) => ({ value: child.code, label: child.label }))}
            onChange={(codes) => setChosen({ ...chosen, [code]: codes })}
          />
        </fieldset>
      ))}
      <DialogFormEnd fault={fault} action="保存" busy={busy} onCancel={onClose} />
    </form>
  );
}
