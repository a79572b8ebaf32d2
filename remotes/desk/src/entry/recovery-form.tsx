import { Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import { needed } from '../forms/needed';
import type { SecondStepProps } from './code-form';
import { EntryForm } from './entry-form';

/** The second step without the authenticator. */
export function RecoveryForm({ ticket, onDone }: SecondStepProps) {
  return (
    <EntryForm<{ recoveryCode: string }>
      action="登录"
      send={async ({ recoveryCode }) =>
        onDone(await staffCall('staffLoginRecovery', { body: { ticket, recoveryCode } }))
      }
    >
      <Form.Item name="recoveryCode" label="恢复码" rules={needed('请输入恢复码')}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
      </Form.Item>
    </EntryForm>
  );
}
