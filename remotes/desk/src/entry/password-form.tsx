import type { CallInput } from '@portal/shared/contract';
import { Input, PasswordInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import { needed } from '../forms/needed';
import { EntryForm } from './entry-form';

/** The first step: name and password. */
export function PasswordForm({ onRight }: { onRight: (ticket: string) => void }) {
  return (
    <EntryForm<CallInput<'staffLoginPassword'>['body']>
      action="下一步"
      send={async (body) => onRight((await staffCall('staffLoginPassword', { body })).ticket)}
    >
      <Form.Item name="loginName" label="登录名" rules={needed('请输入登录名')}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus />
      </Form.Item>
      <Form.Item name="password" label="密码" rules={needed('密码不能为空')}>
        <PasswordInput label="密码" autoComplete="current-password" />
      </Form.Item>
    </EntryForm>
  );
}
