import { call } from '@portal/shared/api';
import { formatMinute } from '@portal/shared/format';
import { Checkbox } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { ConsentLink } from '../../forms/consent-link';
import { SubmitBar } from '../../forms/submit-bar';
import { ticked } from '../../forms/ticked-rule';
import { Card } from './card';
import type { View } from './card-values';
import type { OpenCard } from './use-open-card';

interface CertificateCardProps {
  view: View;
  openCard: OpenCard;
  onSaved: () => Promise<void>;
}

/** The digital certificate with which the company signs from now on. */
export function CertificateCard({ view, openCard, onSaved }: CertificateCardProps) {
  const [form] = Form.useForm<{ agreed: boolean }>();
  const { state, agreedAt, issued = true } = view.certificate;
  const { submit, busy, fault } = useSubmit(form, async () => {
    await call('certificateAgree', { body: { agreed: true } }, { handlesErrors: true, success: true });
    openCard.leave();
    await onSaved();
  });

  return (
    <Card
      card="certificate"
      about={
        issued
          ? '平台将为贵司申请数字证书并制作电子签章，用于在线签署协议。'
          : '平台目前以纸质盖章方式签署协议。开通数字证书服务后，按贵司授权申请证书。'
      }
      state={state}
      openCard={openCard}
      summary={
        <>
          已于 {formatMinute(agreedAt)} 同意
          <ConsentLink consent="CERTIFICATE" />
        </>
      }
    >
      <Form form={form} name="certificate" onFinish={submit}>
        <Form.Item name="agreed" valuePropName="checked" rules={[ticked('请阅读并同意数字证书使用协议')]}>
          <Checkbox>
            我已阅读并同意
            <ConsentLink consent="CERTIFICATE" />
            ，授权平台代为申请数字证书
          </Checkbox>
        </Form.Item>
        <SubmitBar minor label={issued ? '确认申请' : '确认授权'} busy={busy} fault={fault} />
      </Form>
    </Card>
  );
}
