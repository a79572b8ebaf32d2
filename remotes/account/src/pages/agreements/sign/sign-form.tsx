import { loadFile } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Alert, Button, Checkbox } from '@portal/shared/ui';
import { Form, type Rule } from '@portal/shared/ui/form';
import { useFilePreview } from '@portal/shared/ui/frame';
import { useCallback, useState } from 'react';
import { showFieldFaults } from '../../../forms/show-field-faults';
import { unhandledSentence } from '../../../forms/unhandled-sentence';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import { AgreementReader } from './agreement-reader';
import { AgreementSigner } from './sign-agreement';
import styles from './sign-form.module.css';

interface SignFormProps {
  agreement: CallReply<'agreementInfo'>;
  compCode: string;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  onSigned: () => void;
}

interface Fields {
  agreed?: boolean;
  code: string;
}

/** The wording, the consent that opens with its last line, and the code that proves who agrees. */
export function SignForm({ agreement, compCode, onBusy, onCancel, onSigned }: SignFormProps) {
  const [form] = Form.useForm<Fields>();
  const agreed = Form.useWatch('agreed', form) === true;
  const mobile = useSession((session) => session.compInfo?.mobile);
  const [signer] = useState(() => new AgreementSigner({ id: agreement.id, compCode }));
  const [read, setRead] = useState(false);
  const [preview, original] = useFilePreview(loadFile);
  const [signing, setSigning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const noteRead = useCallback(() => setRead(true), []);
  const worded = agreement.paragraphs.length > 0;

  function showOriginal() {
    preview(agreement.file);
    // How far it is read there, the browser's own viewer does not tell.
    if (!worded) setRead(true);
  }

  async function submit({ code }: Fields) {
    setSigning(true);
    onBusy(true);
    setFault(null);
    try {
      await signer.sign(code);
      onSigned();
    } catch (error) {
      if (!showFieldFaults(form, error, ['code'])) setFault(unhandledSentence(error));
    } finally {
      setSigning(false);
      onBusy(false);
    }
  }

  const consent: Rule = {
    validator: async (_rule, value) => {
      if (!read) throw new Error('请先将协议阅读至末尾');
      if (value !== true) throw new Error('请阅读并同意协议');
    },
  };

  return (
    <Form<Fields> form={form} layout="vertical" requiredMark={false} onFinish={(fields) => void submit(fields)}>
      <div className={styles.facts}>
        <span>协议编号：{agreement.agreementNo}</span>
        <span>签署方：{agreement.parties.join('、')}</span>
        <button type="button" className={styles.original} onClick={showOriginal}>
          查看 PDF 原文
        </button>
      </div>
      {worded ? (
        <AgreementReader paragraphs={agreement.paragraphs} read={read} onRead={noteRead} />
      ) : (
        <Alert
          className={styles.unworded ?? ''}
          type="info"
          showIcon
          title="本协议只有 PDF 原文，请打开原文阅读至末尾后再签署。"
        />
      )}
      <Form.Item name="agreed" valuePropName="checked" rules={[consent]}>
        <Checkbox disabled={!read}>我已阅读并同意《{agreement.name}》，确认使用企业数字证书签署</Checkbox>
      </Form.Item>
      <div className={styles.code}>
        <p className={styles.note}>请输入发送至 {mobile} 的短信验证码，确认由您本人签署。</p>
        <SmsCodeField purpose="sign" disabled={!agreed} />
      </div>
      {fault && <Alert className={styles.fault ?? ''} type="error" showIcon role="alert" title={fault} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={signing}>
          确认签署
        </Button>
        <Button disabled={signing} onClick={onCancel}>
          取消
        </Button>
      </div>
      {original}
    </Form>
  );
}
