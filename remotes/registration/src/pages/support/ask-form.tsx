import { call, codeVerification, prepareSealedCalls } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { browserId } from '@portal/shared/session';
import { ClickVerification, ImageCaptcha, Input, UnsavedGuard } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { asRule, clickVerified, reachable, required } from '@portal/shared/validators';
import { useState } from 'react';
import { FormSection } from '../../forms/form-section';
import { PageTitle } from '../../forms/page-title';
import { SubmitBar } from '../../forms/submit-bar';

interface Values {
  contactName: string;
  contactCompany: string;
  contact: string;
  content: string;
  imgKey: string;
}

/** The form of somebody who cannot log in. The answer comes by SMS or e-mail. */
export function AskForm({ onAsked }: { onAsked: (link: string) => void }) {
  const [form] = Form.useForm<Values>();
  const [touched, setTouched] = useState(false);
  const [captcha, setCaptcha] = useState(false);
  const [clickFault, setClickFault] = useState<string | null>(null);
  const { hotline } = bootDocument().tenant;

  async function click(): Promise<string | null> {
    const result = await codeVerification.click();
    if ('token' in result) {
      setClickFault(null);
      return result.token;
    }
    setClickFault(result.fault);
    if (result.captchaFirst) setCaptcha(true);
    return null;
  }

  const { submit, busy, fault } = useSubmit(
    form,
    async (values) => {
      const body = { ...values, browserID: browserId() };
      const { link } = await call('supportAsk', { body }, { handlesErrors: true, success: true });
      setTouched(false);
      onAsked(link);
    },
    // The click is good for one try.
    () => form.setFieldValue('imgKey', undefined),
  );

  return (
    <>
      <PageTitle title="联系客服">
        无法登录、手机号已停用或丢失时，请在此留言，答复会发送到您填写的手机号或邮箱。
        {hotline && `急事请拨打客服热线 ${hotline}。`}
      </PageTitle>
      <Form<Values>
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFocus={prepareSealedCalls}
        onValuesChange={() => setTouched(true)}
        onFinish={submit}
      >
        <FormSection title="您的问题" about="客服会先核实身份，请勿填写密码、验证码。">
          <Form.Item name="contactName" label="姓名" rules={[asRule(required('请输入姓名'))]}>
            <Input maxLength={40} autoComplete="name" />
          </Form.Item>
          <Form.Item name="contactCompany" label="企业名称" rules={[asRule(required('请输入企业名称'))]}>
            <Input maxLength={100} autoComplete="organization" />
          </Form.Item>
          <Form.Item
            name="contact"
            label="联系方式"
            extra="现在能联系到您的手机号或邮箱，用于接收答复"
            rules={[asRule(reachable)]}
          >
            <Input maxLength={100} />
          </Form.Item>
          <Form.Item name="content" label="问题描述" rules={[asRule(required('请描述您遇到的问题'))]}>
            <TextArea rows={6} maxLength={2000} showCount />
          </Form.Item>
          {captcha && (
            <ImageCaptcha
              picture={codeVerification.picture}
              solve={codeVerification.solve}
              work={codeVerification.work}
              onSolved={() => setCaptcha(false)}
            />
          )}
          {/* The button's own words are its name, so the label is not tied to it. */}
          <Form.Item
            label="安全验证"
            required
            {...(clickFault !== null && { help: clickFault, validateStatus: 'error' as const })}
          >
            <Form.Item name="imgKey" noStyle rules={[asRule(clickVerified)]}>
              <ClickVerification check={click} />
            </Form.Item>
          </Form.Item>
          <SubmitBar label="提交" busy={busy} fault={fault} />
        </FormSection>
      </Form>
      <UnsavedGuard when={touched && !busy} />
    </>
  );
}
