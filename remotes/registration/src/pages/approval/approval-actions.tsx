import { ApiError, call } from '@portal/shared/api';
import { Button, LinkButton, showMessage } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useFlow } from '../../flow/progress-context';
import styles from './approval-actions.module.css';
import type { ApprovalState } from './approval-states';

interface ApprovalActionsProps {
  may: ApprovalState['may'];
  onRefresh: () => Promise<void>;
  onShowSubmitted: () => void;
}

/** What can be done while the platform decides, or after it sent the application back. */
export function ApprovalActions({ may, onRefresh, onShowSubmitted }: ApprovalActionsProps) {
  const { progress, advance, refresh } = useFlow();
  const [busy, setBusy] = useState<'refresh' | 'withdraw' | 'correct' | null>(null);
  const [confirm, confirmDialog] = useConfirm();

  async function run(name: NonNullable<typeof busy>, act: () => Promise<void>) {
    if (busy) return;
    setBusy(name);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The reviewer may have been faster.
      if (error.status === '409') refresh();
    } finally {
      setBusy(null);
    }
  }

  const withdraw = () =>
    run('withdraw', async () => {
      const question = {
        title: `确定撤回“${progress.compName}”的认证申请？`,
        consequence: '撤回后可以修改资料，重新提交后需要重新排队审核。',
        action: '撤回申请',
        danger: true,
      };
      if (!(await confirm(question))) return;
      const { compStatus } = await call('approvalWithdraw', {});
      showMessage('success', '申请已撤回，可修改后重新提交');
      advance(compStatus);
    });
  const correct = () =>
    run('correct', async () => {
      const { compStatus } = await call('approvalCorrect', {});
      advance(compStatus);
    });

  return (
    <div className={styles.actions}>
      {may === 'correct' && (
        <Button type="primary" loading={busy === 'correct'} onClick={correct}>
          修改资料
        </Button>
      )}
      <Button loading={busy === 'refresh'} onClick={() => run('refresh', onRefresh)}>
        刷新状态
      </Button>
      <Button onClick={onShowSubmitted}>查看已提交资料</Button>
      {may === 'withdraw' && (
        <Button danger loading={busy === 'withdraw'} onClick={withdraw}>
          撤回申请
        </Button>
      )}
      <LinkButton to="/index/help">联系客服</LinkButton>
      <LinkButton to="/index/index">返回首页</LinkButton>
      {confirmDialog}
    </div>
  );
}
