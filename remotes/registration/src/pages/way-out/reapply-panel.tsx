import { call } from '@portal/shared/api';
import { Alert, Button, useAct } from '@portal/shared/ui';
import type { WayOutProps } from './way-out';
import styles from './way-out.module.css';

/** Begins the registration again. */
export function ReapplyPanel({ ticket, onDone }: WayOutProps) {
  const { run, busy, fault } = useAct(async () => {
    await call('wayOutReapply', { body: { ticket } }, { handlesErrors: true });
    onDone({ title: '已恢复到开通申请', hint: '请重新登录，核对并修改资料后再次提交审核。' });
  });
  return (
    <section className={styles.part}>
      <ol className={styles.steps}>
        <li>已填写的企业资料、证件和认证信息全部保留。</li>
        <li>重新登录后，按审核意见修改资料并再次提交。</li>
        <li>平台将重新审核，预计 1–3 个工作日完成。</li>
      </ol>
      {fault && <Alert type="error" showIcon title={fault} />}
      <div className={styles.actions}>
        <Button type="primary" loading={busy} onClick={() => void run()}>
          重新申请
        </Button>
      </div>
    </section>
  );
}
