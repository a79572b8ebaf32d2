import { useSession } from '@portal/shared/session';
import { Alert, Button, codeGoesTo } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import type { Proof } from './draft';
import { prove } from './prove';
import styles from './step-form.module.css';

interface SmsVerificationProps {
  onProven: (proof: Proof) => void;
}

/** The administrator proves it with a code sent to their own phone. */
export function SmsVerification({ onProven }: SmsVerificationProps) {
  const [form] = Form.useForm<{ code: string }>();
  const { busy, fault, submit } = useSubmit(form, async ({ code }) => onProven(await prove('sms', code)));
  const mobile = useSession((session) => session.compInfo?.mobile);

  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      <p className={styles.hint}>{codeGoesTo(mobile)}</p>
      <SmsCodeField purpose="adminChange" />
      {fault !== null && <Alert type="warning" showIcon title={fault} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          下一步
        </Button>
      </div>
    </Form>
  );
}
