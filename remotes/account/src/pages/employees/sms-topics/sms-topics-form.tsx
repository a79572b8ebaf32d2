import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Checkbox, DialogFormEnd } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';
import { unhandledSentence } from '../../../forms/unhandled-sentence';
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
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    try {
      const body = { employeeCode, compRole, codes: Object.values(chosen).flat() };
      await call('smsEmployeeSubmit', { body }, { handlesErrors: true, success: true });
      onClose();
    } catch (error) {
      setFault(unhandledSentence(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit}>
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
