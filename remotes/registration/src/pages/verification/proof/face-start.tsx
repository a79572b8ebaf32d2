import { consentText, faceTriesOverText } from '@portal/shared/codes';
import { Alert, Checkbox } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { ConsentLink } from '../../../forms/consent-link';
import { SubmitBar } from '../../../forms/submit-bar';
import { ticked } from '../../../forms/ticked-rule';

interface FaceStartProps {
  remainTimes: number;
  onStart: (sendSms: boolean) => Promise<void>;
}

interface Values {
  consent: boolean;
  sendSms: boolean;
}

/** Asks for the link. A face is sensitive data: it needs a consent of its own. */
export function FaceStart({ remainTimes, onStart }: FaceStartProps) {
  const [form] = Form.useForm<Values>();
  const { submit, busy, fault } = useSubmit(form, ({ sendSms = false }) => onStart(sendSms));
  if (remainTimes === 0) {
    return <Alert type="warning" showIcon title={faceTriesOverText} />;
  }
  return (
    <Form form={form} name="face" onFinish={submit}>
      <Form.Item name="consent" valuePropName="checked" rules={[ticked(consentText('FACE'))]}>
        <Checkbox>
          法定代表人已阅读
          <ConsentLink consent="FACE" />
          ，同意采集人脸信息用于本次实名认证
        </Checkbox>
      </Form.Item>
      <Form.Item name="sendSms" valuePropName="checked">
        <Checkbox>同时将认证链接发送到管理员手机</Checkbox>
      </Form.Item>
      <SubmitBar minor label="获取认证二维码" busy={busy} fault={fault}>
        <span>今日剩余 {remainTimes} 次</span>
      </SubmitBar>
    </Form>
  );
}
