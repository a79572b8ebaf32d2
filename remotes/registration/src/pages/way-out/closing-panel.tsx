import { call } from '@portal/shared/api';
import { formatMinute } from '@portal/shared/format';
import { Alert, Button, useAct } from '@portal/shared/ui';
import { Timeline, useConfirm } from '@portal/shared/ui/frame';
import type { WayOutProps } from './way-out';
import styles from './way-out.module.css';

/** How far the closing is. As long as the platform has not decided, the company can keep its account. */
export function ClosingPanel({ ticket, view, onDone }: WayOutProps) {
  const { compName, request } = view;
  const [confirm, confirmDialog] = useConfirm();
  const { run, busy, fault } = useAct(async () => {
    const question = {
      title: `确定撤销“${compName}”的注销申请？`,
      consequence: '撤销后企业恢复正常使用，企业人员可以重新登录。',
      action: '撤销注销',
    };
    if (!(await confirm(question))) return;
    await call('wayOutKeep', { body: { ticket } }, { handlesErrors: true });
    onDone({ title: '注销申请已撤销', hint: '企业已恢复正常使用，请重新登录。' });
  });
  return (
    <section className={styles.part}>
      <Timeline
        entries={[
          {
            title: '提交注销申请',
            state: 'done',
            ...(request && { time: formatMinute(request.askedTime) }),
          },
          { title: '平台审核', state: 'current', description: '预计 1–3 个工作日完成，期间企业人员不能登录' },
          { title: '企业注销', state: 'waiting', description: '产品、协议与数字证书同时终止' },
        ]}
      />
      {fault && <Alert type="error" showIcon title={fault} />}
      <div className={styles.actions}>
        <Button loading={busy} onClick={() => void run()}>
          撤销注销
        </Button>
      </div>
      {confirmDialog}
    </section>
  );
}
