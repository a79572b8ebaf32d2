import { ApiError, call } from '@portal/shared/api';
import { formatMinute } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { AdmitForm, type JoinRequest } from './admit-form';
import styles from './join-request-list.module.css';

interface JoinRequestListProps {
  requests: readonly JoinRequest[];
  onDecided: (joined: boolean) => void;
}

/** The people who ask to join, with the administrator's possible answers. */
export function JoinRequestList({ requests, onDecided }: JoinRequestListProps) {
  const [admitting, setAdmitting] = useState<string | null>(null);
  const [confirm, question] = useConfirm();

  async function refuse({ joinNo, userName }: JoinRequest) {
    const consequence = `拒绝后该人员须重新申请，确定拒绝“${userName}”加入本企业？`;
    if (!(await confirm({ title: `拒绝“${userName}”`, consequence, action: '拒绝', danger: true }))) return;
    // The client shows the reason of a failure; somebody else may have decided.
    await call('employeeJoinDecide', { body: { joinNo, approve: false } }, { success: true }).catch(ApiError.expect);
    onDecided(false);
  }

  return (
    <>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.joinNo} className={styles.request}>
            <div className={styles.who}>
              <strong>{request.userName}</strong> {request.mobile}
              <div className={styles.note}>
                申请时间 {formatMinute(request.applyTime)}
                {request.remark && `　留言：${request.remark}`}
              </div>
            </div>
            {admitting === request.joinNo ? (
              <AdmitForm request={request} onAdmitted={() => onDecided(true)} onCancel={() => setAdmitting(null)} />
            ) : (
              <div className={styles.answers}>
                <Button
                  type="primary"
                  aria-label={`同意${request.userName}加入`}
                  onClick={() => setAdmitting(request.joinNo)}
                >
                  同意
                </Button>
                <Button aria-label={`拒绝${request.userName}加入`} onClick={() => void refuse(request)}>
                  拒绝
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {question}
    </>
  );
}
