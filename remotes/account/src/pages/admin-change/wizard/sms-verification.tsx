import { useSession } from '@portal/shared/session';
import { Alert, Button } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { useState } from 'react';
import { showFieldFaults } from '../../../forms/show-field-faults';
import { unhandledSentence } from '../../../forms/unhandled-sentence';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import type { Proof } from './draft';
import { prove } from './prove';
import styles from './step-form.module.css';

interface SmsVerificationProps {
  onProven: (proof: Proof) => void;
}

/** By a code to the administrator's own phone. */
export function SmsVerification({ onProven }: SmsVerificationProps) {
  const [form] = Form.useForm<{ code: string }>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const mobile = useSession((session) => session.compInfo?.mobile);

  async function submit({ code }: { code: string }) {
    setBusy(true);
    setFault(null);
    try {
      onProven(await prove('sms', code));
    } catch (error) {
      if (!showFieldFaults(form, error, ['code'])) setFault(unhandledSentence(error));
      setBusy(false);
    }
  }

  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      <p className={styles.hint}>验证码将发送至您的手机{mobile && ` ${mobile}`}。</p>
      <SmsCodeField purpose="adminChange" />
      {fault !== null && <Alert type="warning" showIcon role="alert" title={fault} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          下一步
        </Button>
      </div>
    </Form>
  );
}
