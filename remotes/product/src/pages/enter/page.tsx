import { EmptyPanel, ErrorPanel, LinkButton } from '@portal/shared/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCompany } from '../../company/use-company';
import { leavePortal } from './leave-portal';
import styles from './page.module.css';
import { useWayIn } from './use-way-in';

const back = <LinkButton to="/center/product/product">返回产品中心</LinkButton>;

/** The way into a product. A person who may enter is led on at once; everybody else reads the reason. */
export function Component() {
  const [search] = useSearchParams();
  const company = useCompany();
  const navigate = useNavigate();
  const { target, refusal, failure, retry } = useWayIn(
    company.compInfo,
    search.get('product') ?? '',
    search.get('path') ?? undefined,
  );

  useEffect(() => {
    if (!target) return;
    if (target.kind === 'external') leavePortal(target.url);
    else void navigate(target.url, { replace: true });
  }, [target, navigate]);

  if (refusal !== undefined) {
    return (
      <div role="alert">
        <EmptyPanel wholePage title="暂时不能进入该产品" hint={refusal} action={back} />
      </div>
    );
  }
  const lost = company.failure ?? failure;
  if (lost) {
    return (
      <ErrorPanel
        wholePage
        title="未能进入产品"
        hint={lost.msg}
        number={lost.requestId}
        onRetry={company.failure ? company.retry : retry}
        action={back}
      />
    );
  }
  return (
    <div className={styles.entering} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <h1 className={styles.title}>正在进入产品……</h1>
      <p className={styles.hint}>登录状态会一并带入，请稍候。</p>
    </div>
  );
}
