import type { CallInput } from '@portal/shared/contract';
import { Dialog, DialogFormEnd, Input } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import type { OneTimeLink } from './link-dialog';
import { RolesField, rolesRules } from './roles-field';

interface InviteDialogProps {
  onClose: () => void;
  onDone: (link: OneTimeLink) => void;
}

type Values = CallInput<'staffInvite'>['body'];

const needed = (message: string) => ({ required: true, whitespace: true, message });

export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const [form] = Form.useForm<Values>();
  const { submit, busy, fault } = useSubmit(form, async (body: Values) => {
    const { link, expiresAt } = await staffCall('staffInvite', { body });
    onDone({ link, expiresAt, name: body.displayName });
  });
  return (
    <Dialog open title="邀请员工" onClose={onClose}>
      <Form<Values> form={form} layout="vertical" onFinish={submit}>
        <Form.Item name="displayName" label="姓名" rules={[needed('请输入姓名')]}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="loginName"
          label="登录名"
          extra="2-32位小写字母、数字、点、下划线或连字符，以字母开头"
          rules={[needed('请输入登录名')]}
        >
          <Input maxLength={32} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="roles" label="角色" rules={rolesRules}>
          <RolesField />
        </Form.Item>
        <DialogFormEnd action="生成链接" busy={busy} fault={fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
