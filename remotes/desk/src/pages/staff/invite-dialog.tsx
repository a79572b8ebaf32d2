import type { CallInput } from '@portal/shared/contract';
import { Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { FormDialog } from '../../forms/form-dialog';
import { needed } from '../../forms/needed';
import { type Outcome, outcomeOf } from '../../requests/outcome';
import { RolesField, rolesRules } from './roles-field';

interface InviteDialogProps {
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  return (
    <FormDialog<CallInput<'staffInvite'>['body']>
      title="邀请员工"
      action="邀请"
      send={async (body) => {
        const made = await staffCall('staffInvite', { body });
        onDone(outcomeOf(made, body.displayName));
      }}
      onClose={onClose}
    >
      <Form.Item name="displayName" label="姓名" rules={needed('请输入姓名')}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="loginName"
        label="登录名"
        extra="2-32位小写字母、数字、点、下划线或连字符，以字母开头"
        rules={needed('请输入登录名')}
      >
        <Input maxLength={32} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        extra="复审、租户管理和管理员须由另一名管理员确认，开通链接由确认人转交。"
        name="roles"
        label="角色"
        rules={rolesRules}
      >
        <RolesField />
      </Form.Item>
    </FormDialog>
  );
}
