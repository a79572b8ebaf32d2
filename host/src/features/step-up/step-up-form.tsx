import { ApiError, call, prepareSealedCalls } from '@portal/shared/api';
import { type CheckTypeName, checkTypes } from '@portal/shared/codes';
import type { StepUpKind } from '@portal/shared/contract';
import { lockedButtonText } from '@portal/shared/format';
import { browserId } from '@portal/shared/session';
import { codeGoesTo, DialogFormEnd, useCountdown } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { useEffect, useState } from 'react';
import { type Proof, ProofFields } from '../proof/proof-fields';
import styles from './step-up.module.css';

interface StepUpFormProps {
  kind: StepUpKind;
  checks: readonly CheckTypeName[];
  /** The number that a code goes to, masked. */
  mobile: string;
  /** The id of the element that says what the proof is for. */
  describedBy: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onAnswer: (proven: boolean) => void;
}

const quiet = { handlesErrors: true, loading: false };
/** The same as in every flow whose code button stands in line. */
const codeSeconds = 60;

export function StepUpForm({ kind, checks, mobile, describedBy, busy, onBusy, onAnswer }: StepUpFormProps) {
  const [form] = Form.useForm<Proof>();
  const [fault, setFault] = useState<string | null>(null);
  const wait = useCountdown('step-up-wait');
  const waiting = wait.seconds > 0;

  useEffect(prepareSealedCalls, []);

  async function submit({ check, passWord, mobileCode }: Proof) {
    if (waiting || busy) return;
    onBusy(true);
    setFault(null);
    const proof = check === 'password' ? { passWord } : { mobileCode };
    const body = { kind, checkType: checkTypes[check], ...proof, browserID: browserId() };
    try {
      const reply = await call('stepUpProve', { body }, quiet);
      if (reply.proven) {
        onAnswer(true);
        return;
      }
      setFault(reply.msg);
      wait.start(Math.ceil(reply.passwordEnterInterval));
      const name = check === 'password' ? 'passWord' : 'mobileCode';
      form.setFieldValue(name, '');
      form.focusField(name);
    } catch (error) {
      ApiError.expect(error);
      setFault(error.msg);
    }
    onBusy(false);
  }

  async function sendCode(): Promise<boolean> {
    try {
      await call('stepUpSend', { body: { kind, browserID: browserId() } }, quiet);
      setFault(null);
      return true;
    } catch (error) {
      ApiError.expect(error);
      setFault(error.msg);
      return false;
    }
  }

  const check = Form.useWatch('check', form) ?? checks[0];
  return (
    <Form<Proof> form={form} layout="vertical" requiredMark={false} validateTrigger="onSubmit" onFinish={submit}>
      <ProofFields
        checks={checks}
        codePurpose={`step-up-${kind}`}
        codeSeconds={codeSeconds}
        sendCode={sendCode}
        onCheck={() => setFault(null)}
      />
      {check === 'smsCode' && <p className={styles.note}>{codeGoesTo(mobile)}</p>}
      <DialogFormEnd
        fault={fault}
        action={lockedButtonText('确认', wait.seconds)}
        busy={busy}
        waiting={waiting}
        describedBy={describedBy}
        onCancel={() => onAnswer(false)}
      />
    </Form>
  );
}
