import { call } from '@portal/shared/api';
import { type CallReply, type ClosingHindrance, closingHindrances } from '@portal/shared/contract';
import { Alert, Button, LinkButton, useAct } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import styles from './closing.module.css';

type Hindrance = CallReply<'closingView'>['hindrances'][number];

/** The pages where each kind comes to its end. A product is given back here. */
const pages: Readonly<Record<Exclude<ClosingHindrance, 'product'>, string>> = {
  application: '/center/product/product',
  agreement: '/center/crm/file/list',
  transfer: '/center/crm/account/list',
  change: '/center/crm/company/list?tab=changes',
  adminChange: '/center/crm/employee/list',
};

interface HindrancesProps {
  hindrances: readonly Hindrance[];
  onChanged: () => unknown;
}

/** All that has to come to its end before the company can be closed. */
export function Hindrances({ hindrances, onChanged }: HindrancesProps) {
  const [confirm, confirmDialog] = useConfirm();
  const { run, busy } = useAct(async ({ name, productCode }: Hindrance) => {
    const question = {
      title: `确定停用产品“${name}”？`,
      consequence: '停用后企业人员不能再进入该产品，恢复须联系客服。',
      action: '停用',
      danger: true,
    };
    if (!(await confirm(question))) return;
    await call('closingStopProduct', { body: { productCode } }, { success: true });
    await onChanged();
  });
  return (
    <div className={styles.part}>
      <Alert type="warning" showIcon role="status" title="以下事项办结后方可申请注销" />
      <ul className={styles.list}>
        {hindrances.map((hindrance) => (
          <li key={`${hindrance.kind} ${hindrance.name}`} className={styles.row}>
            <span>
              <strong>{closingHindrances[hindrance.kind]}</strong>
              <span className={styles.name}>{hindrance.name}</span>
            </span>
            {hindrance.kind === 'product' ? (
              <Button danger loading={busy} aria-label={`停用${hindrance.name}`} onClick={() => void run(hindrance)}>
                停用
              </Button>
            ) : (
              <LinkButton to={pages[hindrance.kind]}>去办理</LinkButton>
            )}
          </li>
        ))}
      </ul>
      {confirmDialog}
    </div>
  );
}
