import { call } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import { DialogFormEnd } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import styles from './contact-form.module.css';

interface OldMobileFormProps {
  mobile: string;
  /** The reason why the person is here again. */
  fault: string | null;
  onProved: (code: string) => void;
  onClose: () => void;
}

/** The person proves that they still have the old number. */
export function OldMobileForm({ mobile, fault, onProved, onClose }: OldMobileFormProps) {
  const [form] = Form.useForm<{ code: string }>();
  const {
    busy,
    fault: refused,
    submit,
  } = useSubmit(form, async ({ code }) => {
    await call('mobileOldCodeValid', { query: { code, browserID: browserId() } }, { handlesErrors: true });
    onProved(code);
  });

  return (
    <Form form={form} layout="vertical" onFinish={submit}>
      <p className={styles.note}>为保障账号安全，请先验证原手机号 {mobile}。</p>
      <SmsCodeField purpose="changeMobileOld" />
      <DialogFormEnd fault={refused ?? fault} action="下一步" busy={busy} onCancel={onClose} />
    </Form>
  );
}
