import { agreementText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { useSession } from '@portal/shared/session';
import { Checkbox, DialogFormEnd } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { type Description, DescriptionList } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import { AgreementSigner } from './sign-agreement';
import type { SigningWay } from './sign-outcome';
import styles from './sign-steps.module.css';

interface SignFormProps {
  agreement: CallReply<'agreementInfo'>;
  compCode: string;
  certificate: CallReply<'compSignInfo'> | undefined;
  onBusy: (busy: boolean) => void;
  onBack: () => void;
  onSigned: (way: SigningWay) => void;
}

const consents: Readonly<Record<SigningWay, string>> = {
  provider: '确认使用企业数字证书签署',
  paper: '将加盖公章后寄送平台',
};

interface Fields {
  agreed?: boolean;
  code: string;
}

/** The consent, and the code that proves the person's identity. */
export function SignForm({ agreement, compCode, certificate, onBusy, onBack, onSigned }: SignFormProps) {
  const [form] = Form.useForm<Fields>();
  const agreed = Form.useWatch('agreed', form) === true;
  const mobile = useSession((session) => session.compInfo?.mobile);
  const [signer] = useState(() => new AgreementSigner({ id: agreement.id, compCode }));
  const { submit, busy, fault } = useSubmit(form, async ({ code }) => {
    onBusy(true);
    const way = await signer.sign(code).finally(() => onBusy(false));
    onSigned(way);
  });

  return (
    <Form<Fields> form={form} layout="vertical" onFinish={submit}>
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { label: '协议名称', value: agreement.name, wide: true },
            { label: '协议编号', value: agreement.agreementNo },
            { label: '签署方', value: agreement.parties.join('、') },
            ...certificateFacts(certificate),
          ]}
        />
      </div>
      <Form.Item name="agreed" valuePropName="checked">
        <Checkbox>
          我已阅读并同意《{agreement.name}》，{consents[certificate?.way ?? 'provider']}
        </Checkbox>
      </Form.Item>
      <div className={styles.code}>
        <p className={styles.note}>请输入发送至 {mobile} 的短信验证码，确认由您本人签署。</p>
        <SmsCodeField purpose="sign" disabled={!agreed} />
      </div>
      <DialogFormEnd
        fault={fault}
        action="确认签署"
        cancel="上一步"
        busy={busy}
        locked={agreed ? null : agreementText}
        onCancel={onBack}
      />
    </Form>
  );
}

/**
 * The facts of the company's certificate. Without an answer they are left out: then the signature itself reports a
 * fault.
 */
const certificateFacts = (certificate: CallReply<'compSignInfo'> | undefined): readonly Description[] =>
  certificate?.certificateNo
    ? [
        { label: '企业数字证书', value: certificate.certificateNo },
        { label: '证书有效期至', value: formatDay(certificate.validTo) },
      ]
    : [];
