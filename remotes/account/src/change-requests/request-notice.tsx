import { formatMinute } from '@portal/shared/format';
import { Alert } from '@portal/shared/ui';
import type { ChangeView } from './change-state';
import styles from './request-form.module.css';

/** Stands above a form that goes on with a request: a draft, or one that was sent back, with the reason. */
export function RequestNotice({ change }: { change: ChangeView }) {
  const returned = change.state === 'RETURNED';
  return (
    <Alert
      className={styles.notice ?? ''}
      type={returned ? 'warning' : 'info'}
      showIcon
      title={returned ? '申请已退回，请修改后重新提交' : `已恢复 ${formatMinute(change.createTime)} 开始填写的草稿`}
      description={returned && change.opinion ? `审核意见：${change.opinion}` : undefined}
    />
  );
}
