import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { FormDialog } from '../../forms/form-dialog';
import { sayOutcome } from '../../requests/outcome';
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
        sayOutcome(await staffCall('staffRoles', { body: { staffId, roles } }));
        onDone();
      }}
      onClose={onClose}
    >
      <p>新的角色在该员工的下一次操作时生效。新增复审、租户管理或管理员，须由另一名管理员确认。</p>
      <Form.Item name="roles" label="角色" rules={rolesRules}>
        <RolesField />
      </Form.Item>
    </FormDialog>
  );
}
