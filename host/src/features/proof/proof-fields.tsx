import { type CheckTypeName, checkTypeLabels } from '@portal/shared/codes';
import { CodeButton, CodeInput, PasswordInput } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { asRule, lockPassword, lockSmsCode } from '@portal/shared/validators';
import type { ReactNode } from 'react';
import styles from './proof-fields.module.css';

/** The values of a form with these fields. */
export interface Proof {
  check: CheckTypeName;
  passWord?: string;
  mobileCode?: string;
}

interface ProofFieldsProps {
  /** The ways of proof that the person may use. */
  checks: readonly CheckTypeName[];
  /** The purpose name under which the code button counts, and the seconds that it counts. */
  codePurpose: string;
  codeSeconds?: number;
  /** Resolves to whether a code was sent. */
  sendCode: () => Promise<boolean>;
  /** The person has chosen another way. */
  onCheck: () => void;
  /** The task that the person has to solve before a code is sent. */
  beforeCode?: ReactNode;
}

/** The person proves who they are by login password or SMS code, as fields of a form. */
export function ProofFields({
  checks,
  codePurpose,
  codeSeconds = 120,
  sendCode,
  onCheck,
  beforeCode,
}: ProofFieldsProps) {
  const form = Form.useFormInstance<Proof>();
  const check = Form.useWatch('check', form) ?? checks[0];
  return (
    <>
      {checks.length > 1 ? (
        <Form.Item name="check" label="验证方式" initialValue={checks[0]}>
          <Radio.Group options={checks.map((value) => ({ value, label: checkTypeLabels[value] }))} onChange={onCheck} />
        </Form.Item>
      ) : (
        <Form.Item name="check" hidden initialValue={checks[0]}>
          <input type="hidden" />
        </Form.Item>
      )}
      {check === 'password' && (
        <Form.Item name="passWord" label="登录密码" rules={[asRule(lockPassword)]}>
          <PasswordInput label="登录密码" autoFocus />
        </Form.Item>
      )}
      {check === 'smsCode' && (
        <>
          {beforeCode}
          <Form.Item label="短信验证码" htmlFor="mobileCode">
            <div className={styles.codeRow}>
              <Form.Item name="mobileCode" noStyle rules={[asRule(lockSmsCode)]}>
                <CodeInput />
              </Form.Item>
              <CodeButton
                purpose={codePurpose}
                seconds={codeSeconds}
                send={sendCode}
                onFailed={() => form.resetFields(['mobileCode'])}
              />
            </div>
          </Form.Item>
        </>
      )}
    </>
  );
}
