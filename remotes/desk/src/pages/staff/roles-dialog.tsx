import { showSuccess } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { FormDialog } from '../../forms/form-dialog';
import type { Person } from './person';
import { RolesField, rolesRules } from './roles-field';

interface RolesDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

export function RolesDialog({ person: { staffId, displayName, roles: before }, onClose, onDone }: RolesDialogProps) {
  return (
    <FormDialog<Pick<Person, 'roles'>>
      title={`调整“${displayName}”的角色`}
      action="保存"
      initialValues={{ roles: before }}
      send={async ({ roles }) => {
        await staffCall('staffRoles', { body: { staffId, roles } });
        showSuccess();
        onDone();
      }}
      onClose={onClose}
    >
      <p>新的角色在该员工的下一次操作时生效。</p>
      <Form.Item name="roles" label="角色" rules={rolesRules}>
        <RolesField />
      </Form.Item>
    </FormDialog>
  );
}
