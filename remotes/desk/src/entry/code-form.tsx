import { CodeInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import type { Me } from '../session/session';
import { EntryForm } from './entry-form';

export interface SecondStepProps {
  ticket: string;
  onDone: (me: Me) => void;
}

const rules = [{ required: true, pattern: /^\d{6}$/, message: '请输入6位验证码' }];

/** The second step: the code of the authenticator. */
export function CodeForm({ ticket, onDone }: SecondStepProps) {
  return (
    <EntryForm<{ code: string }>
      action="登录"
      send={async ({ code }) => onDone(await staffCall('staffLoginCode', { body: { ticket, code } }))}
    >
      <Form.Item name="code" label="动态验证码" rules={rules}>
        <CodeInput placeholder="请输入6位验证码" autoFocus />
      </Form.Item>
    </EntryForm>
  );
}
