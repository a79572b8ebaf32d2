import { call } from '@portal/shared/api';
import { formatMinute } from '@portal/shared/format';
import { Checkbox } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { ConsentLink } from '../../forms/consent-link';
import { SubmitBar } from '../../forms/submit-bar';
import { ticked } from '../../forms/ticked-rule';
import { useFormSubmit } from '../../forms/use-form-submit';
import { Card } from './card';
import styles from './card.module.css';
import type { View } from './card-values';

/** The digital certificate with which the company signs from now on. */
export function CertificateCard({ view, onSaved }: { view: View; onSaved: () => Promise<void> }) {
  const [form] = Form.useForm<{ agreed: boolean }>();
  const { state, agreedAt } = view.certificate;
  const { submit, pending, fault } = useFormSubmit(form, async () => {
    await call('certificateAgree', { body: { agreed: true } }, { handlesErrors: true });
    await onSaved();
  });

  return (
    <Card title="数字证书与签章" about="平台将为贵司申请数字证书并制作电子签章，用于在线签署协议。" state={state}>
      {state === 'DONE' ? (
        <p className={styles.note}>
          已于 {formatMinute(agreedAt)} 同意
          <ConsentLink consent="CERTIFICATE" />
        </p>
      ) : (
        <Form form={form} name="certificate" onFinish={submit}>
          <Form.Item name="agreed" valuePropName="checked" rules={[ticked('请阅读并同意数字证书使用协议')]}>
            <Checkbox>
              我已阅读并同意
              <ConsentLink consent="CERTIFICATE" />
              ，授权平台代为申请数字证书
            </Checkbox>
          </Form.Item>
          <SubmitBar minor label="确认申请" pending={pending} fault={fault} />
        </Form>
      )}
    </Card>
  );
}
