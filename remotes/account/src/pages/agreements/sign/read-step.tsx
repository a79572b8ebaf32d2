import type { CallReply } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useId } from 'react';
import { AgreementReader } from '../reader/agreement-reader';
import styles from './sign-steps.module.css';

interface ReadStepProps {
  agreement: CallReply<'agreementInfo'>;
  read: boolean;
  onRead: () => void;
  onCancel: () => void;
  onNext: () => void;
}

/** The text of the agreement. The person has to read it to its end. */
export function ReadStep({ agreement, read, onRead, onCancel, onNext }: ReadStepProps) {
  const hintId = useId();
  return (
    <>
      <AgreementReader agreement={agreement} onRead={onRead} />
      <div className={styles.foot}>
        <p id={hintId} role="status" className={styles.hint} data-read={read}>
          {read ? '已阅读至协议末尾' : '请先将协议阅读至末尾'}
        </p>
        <Button onClick={onCancel}>取消</Button>
        <Button type="primary" disabled={!read} aria-describedby={hintId} onClick={onNext}>
          下一步
        </Button>
      </div>
    </>
  );
}
