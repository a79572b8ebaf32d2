import { Dialog, DialogFormEnd, showSuccess } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import type { Person } from './person';
import { RolesField, rolesRules } from './roles-field';

interface RolesDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

type Values = Pick<Person, 'roles'>;

export function RolesDialog({ person, onClose, onDone }: RolesDialogProps) {
  const [form] = Form.useForm<Values>();
  const { staffId, displayName, roles: before } = person;
  const { submit, busy, fault } = useSubmit(form, async ({ roles }: Values) => {
    await staffCall('staffRoles', { body: { staffId, roles } });
    showSuccess();
    onDone();
  });
  return (
    <Dialog open title={`调整“${displayName}”的角色`} onClose={onClose}>
      <Form<Values> form={form} layout="vertical" initialValues={{ roles: before }} onFinish={submit}>
        <p>新的角色在该员工的下一次操作时生效。</p>
        <Form.Item name="roles" label="角色" rules={rolesRules}>
          <RolesField />
        </Form.Item>
        <DialogFormEnd action="保存" busy={busy} fault={fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
