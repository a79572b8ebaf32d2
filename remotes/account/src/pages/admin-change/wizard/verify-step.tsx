import { proofWays } from '@portal/shared/codes';
import { Alert, Button } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { useState } from 'react';
import type { Proof } from './draft';
import { FaceVerification } from './face-verification';
import { SmsVerification } from './sms-verification';
import styles from './step-form.module.css';

interface VerifyStepProps {
  /** The reason why the administrator is here again. */
  notice: string | null;
  /** The administrator has proved it already and came back to look. */
  proven: boolean;
  onNext: () => void;
  onProven: (proof: Proof) => void;
}

const ways = [
  { value: 'sms', label: '短信验证码' },
  { value: 'face', label: proofWays.face },
];

/** The administrator proves who they are, by their phone or by the legal person's face. */
export function VerifyStep({ notice, proven, onNext, onProven }: VerifyStepProps) {
  const [way, setWay] = useState('sms');
  if (proven) {
    return (
      <>
        <Alert type="success" showIcon title="身份验证已通过" />
        <div className={styles.buttons}>
          <Button type="primary" onClick={onNext}>
            下一步
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={styles.form}>
      {notice !== null && <Alert className={styles.notice ?? ''} type="warning" showIcon title={notice} />}
      <Radio.Group
        className={styles.notice ?? ''}
        aria-label="验证方式"
        value={way}
        options={ways}
        onChange={({ target }) => setWay(target.value)}
      />
      {way === 'sms' ? <SmsVerification onProven={onProven} /> : <FaceVerification onProven={onProven} />}
    </div>
  );
}
