import { Button } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styles from './approval-actions.module.css';
import type { ApprovalState } from './approval-states';
import type { ApprovalActs } from './use-approval-acts';

interface ApprovalActionsProps {
  may: ApprovalState['may'];
  acts: ApprovalActs;
  onShowSubmitted: () => void;
}

/** The actions while the platform decides, or after it sent the application back. */
export function ApprovalActions({ may, acts, onShowSubmitted }: ApprovalActionsProps) {
  const { busy, refresh, withdraw, correct, confirmDialog } = acts;
  return (
    <div className={styles.actions}>
      {may === 'correct' && (
        <Button type="primary" loading={busy === 'correct'} onClick={() => correct()}>
          修改资料
        </Button>
      )}
      {may !== 'correct' && (
        <Button loading={busy === 'refresh'} onClick={refresh}>
          刷新状态
        </Button>
      )}
      <Button onClick={onShowSubmitted}>查看已提交资料</Button>
      {may === 'withdraw' && (
        <Button danger loading={busy === 'withdraw'} onClick={withdraw}>
          撤回申请
        </Button>
      )}
      <span className={styles.ways}>
        <Link to="/index/help">联系客服</Link>
        <Link to="/index/index">返回首页</Link>
      </span>
      {confirmDialog}
    </div>
  );
}
