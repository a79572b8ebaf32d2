import { ApiError, call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import { Button, DialogFoot, FieldFault, showSuccess } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { useId, useState } from 'react';
import styles from './review-card.module.css';

type Application = CallReply<'productReviewList'>['rows'][number];

interface ReviewCardProps {
  application: Application;
  onDecided: () => void;
}

/** One application. The reviewer agrees to it, or sends it back with a reason. */
export function ReviewCard({ application, onDecided }: ReviewCardProps) {
  const { applyNo, productName, applicant, applyTime, remark } = application;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [deciding, setDeciding] = useState<'approve' | 'return' | null>(null);
  const reasonId = useId();
  const faultId = useId();

  async function decide(approve: boolean) {
    if (!approve && reason.trim() === '') {
      setFault('请填写退回原因');
      document.getElementById(reasonId)?.focus();
      return;
    }
    setDeciding(approve ? 'approve' : 'return');
    setFault('');
    try {
      await call('productReview', { body: { applyNo, approve, remark: reason } }, { handlesErrors: true });
      showSuccess(approve ? `已同意“${productName}”的开通申请` : `已退回“${productName}”的开通申请`);
      onDecided();
    } catch (error) {
      ApiError.expect(error);
      setFault(error.fields.remark ?? error.msg);
    } finally {
      setDeciding(null);
    }
  }

  return (
    <article className={styles.card} aria-label={`${productName}的开通申请`}>
      <h3 className={styles.name}>{productName}</h3>
      <p className={styles.facts}>
        {applicant} 提交于 {formatMinute(applyTime)}
      </p>
      {remark !== '' && <p className={styles.remark}>{remark}</p>}
      <label className={styles.label} htmlFor={reasonId}>
        复核意见（退回时必填）
      </label>
      <TextArea
        id={reasonId}
        rows={2}
        maxLength={500}
        value={reason}
        status={fault === '' ? '' : 'error'}
        aria-invalid={fault !== ''}
        aria-describedby={faultId}
        onChange={(event) => setReason(event.target.value)}
      />
      {fault !== '' && <FieldFault id={faultId}>{fault}</FieldFault>}
      <div className={styles.end}>
        <DialogFoot>
          <Button loading={deciding === 'return'} disabled={deciding === 'approve'} onClick={() => void decide(false)}>
            退回
          </Button>
          <Button
            color="primary"
            variant="outlined"
            loading={deciding === 'approve'}
            disabled={deciding === 'return'}
            onClick={() => void decide(true)}
          >
            同意
          </Button>
        </DialogFoot>
      </div>
    </article>
  );
}
