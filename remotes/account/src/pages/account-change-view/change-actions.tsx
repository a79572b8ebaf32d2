import { call } from '@portal/shared/api';
import { changeTypes } from '@portal/shared/contract';
import { usePermissions } from '@portal/shared/session';
import { Button, LinkButton } from '@portal/shared/ui';
import { PrintButton, useConfirm } from '@portal/shared/ui/frame';
import { type ChangeView, editAddress } from '../../change-requests/change-state';
import styles from './change-view.module.css';
import { offeredActions } from './offered-actions';

interface ChangeActionsProps {
  change: ChangeView;
  onChanged: () => void;
}

/** 撤回, 重新提交, 打印. */
export function ChangeActions({ change, onChanged }: ChangeActionsProps) {
  const { may } = usePermissions();
  const [confirm, question] = useConfirm();
  const offered = offeredActions(change, may);

  async function withdraw() {
    const sure = await confirm({
      title: `确定撤回${changeTypes[change.changeType]}申请 ${change.requestNo}？`,
      consequence: '撤回后平台不再审核，如需变更请重新申请。',
      action: '撤回',
      danger: true,
    });
    if (!sure) return;
    // The page shows the request's new state, whatever the result; the client has shown a refusal.
    await call('changeWithdraw', { body: { changeNo: change.changeNo } }, { success: true }).finally(onChanged);
  }

  return (
    <div className={styles.actions}>
      <PrintButton />
      {offered.edit && (
        <LinkButton type="primary" to={editAddress(change)}>
          {offered.edit}
        </LinkButton>
      )}
      {offered.withdraw && (
        <Button danger onClick={() => void withdraw().catch(() => undefined)}>
          撤回
        </Button>
      )}
      {question}
    </div>
  );
}
