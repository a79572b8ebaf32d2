import { call } from '@portal/shared/api';
import { companyRoles, optionsOf } from '@portal/shared/codes';
import { plainEmail } from '@portal/shared/format';
import { Alert, Input, PhoneInput } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, FormGroup, useSubmit } from '@portal/shared/ui/form';
import { all, asRule, companyName, email, mobile, personName, required } from '@portal/shared/validators';
import type { Invitation } from './invitation';

export interface InviteFields {
  compName: string;
  contact: string;
  mobile: string;
  email?: string;
  compRole?: string;
  remark?: string;
}

interface InviteFormProps {
  id: string;
  /** What was typed before. */
  typed?: Partial<InviteFields> | undefined;
  onChange: (changed: unknown, values: unknown) => void;
  onBusy: (busy: boolean) => void;
  onSent: (invitation: Invitation) => void;
}

/** The company to invite. The server's fault stands at its field, and all input stays. */
export function InviteForm({ id, typed = {}, onChange, onBusy, onSent }: InviteFormProps) {
  const [form] = Form.useForm<InviteFields>();
  const { submit, fault } = useSubmit(form, async (body) => {
    onBusy(true);
    const sending = call('invitationSend', { body }, { handlesErrors: true, success: true });
    onSent(await sending.finally(() => onBusy(false)));
  });

  return (
    <Form<InviteFields>
      id={id}
      form={form}
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      initialValues={typed}
      onValuesChange={onChange}
      onFinish={submit}
    >
      <FormGroup title="邀请对象" about="邀请码与链接将以短信发送给联系人。">
        <Form.Item name="compName" label="企业名称" rules={[asRule(all(required('请输入企业名称'), companyName))]}>
          <Input maxLength={100} placeholder="请输入营业执照上的企业名称" autoComplete="off" />
        </Form.Item>
        <Form.Item name="contact" label="联系人" rules={[asRule(all(required('请输入联系人'), personName))]}>
          <Input maxLength={50} placeholder="请输入联系人姓名" autoComplete="off" />
        </Form.Item>
        <Form.Item name="mobile" label="手机号" rules={[asRule(mobile)]}>
          <PhoneInput autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label="邮箱"
          extra="填写后同时以邮件发送。"
          normalize={plainEmail}
          rules={[asRule(email)]}
        >
          <Input maxLength={254} inputMode="email" placeholder="选填" autoComplete="off" />
        </Form.Item>
      </FormGroup>
      <FormGroup title="补充信息" about="选填，便于对方确认邀请来意。">
        <Form.Item name="compRole" label="邀请角色">
          <Select allowClear placeholder="选填" options={optionsOf(companyRoles)} />
        </Form.Item>
        <Form.Item name="remark" label="留言">
          <TextArea maxLength={200} showCount rows={3} placeholder="选填" />
        </Form.Item>
      </FormGroup>
      {fault !== null && <Alert type="warning" showIcon title={fault} />}
    </Form>
  );
}
