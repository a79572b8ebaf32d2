import { useSession } from '@portal/shared/session';
import { Alert, Button, codeGoesTo } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { useSubmit } from '../../../forms/use-submit';
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
  const { busy, fault, submit } = useSubmit(form, ['code']);
  const mobile = useSession((session) => session.compInfo?.mobile);

  async function verify({ code }: { code: string }) {
    onProven(await prove('sms', code));
  }

  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(fields) => submit(() => verify(fields))}>
      <p className={styles.hint}>{codeGoesTo(mobile)}</p>
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
