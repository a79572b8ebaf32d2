import { productCentrePath } from '@portal/shared/session/rules';
import { Button, LinkButton, SuccessPanel } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { Link } from 'react-router-dom';
import { useFlow } from '../../flow/progress-context';
import { PageTitle } from '../../forms/page-title';
import styles from './page.module.css';
import { useJump } from './use-jump';

const secondsToCentre = 10;

const nextSteps = [
  { to: '/center/crm/file', title: '签署协议', about: '签署产品协议后即可使用产品' },
  { to: '/center/crm/employee', title: '添加人员', about: '邀请同事分工办理业务' },
  { to: '/center/crm/account', title: '绑定账户', about: '添加用于收付款的对公账户' },
  { to: productCentrePath, title: '进入产品中心', about: '查看各产品的状态与待办' },
];

/** The company is open: the page shows its products and the next steps. */
export function Component() {
  const { progress } = useFlow();
  const { seconds, cancel } = useJump(productCentrePath, secondsToCentre);
  return (
    <>
      <PageTitle title="认证成功" />
      <SuccessPanel
        title="恭喜，企业认证成功"
        hint={seconds === null ? undefined : `${seconds} 秒后自动进入产品中心。`}
        action={
          <>
            <LinkButton type="primary" to={productCentrePath}>
              进入产品中心
            </LinkButton>
            {seconds !== null && <Button onClick={cancel}>取消自动跳转</Button>}
          </>
        }
      />
      <div className={styles.facts}>
        <DescriptionList
          columns={1}
          items={[
            { label: '企业名称', value: progress.compName },
            { label: '开通产品', value: progress.productNames.join('、') },
            { label: '管理员', value: progress.adminName },
          ]}
        />
      </div>
      <h2 className={styles.title}>接下来您可以</h2>
      <ul className={styles.next}>
        {nextSteps.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to} className={styles.step ?? ''}>
              <span className={styles.name}>{title}</span>
              <span className={styles.about}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
