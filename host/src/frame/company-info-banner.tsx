import { Alert, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './centre-frame.module.css';

interface CompanyInfoBannerProps {
  failure: string;
  onRetry: () => Promise<void>;
}

/** Without the company info nothing but the product centre can be shown. */
export function CompanyInfoBanner({ failure, onRetry }: CompanyInfoBannerProps) {
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }

  return (
    <Alert
      className={styles.banner ?? ''}
      type="warning"
      showIcon
      role="alert"
      title="企业信息加载失败"
      description={failure}
      action={
        <span className={styles.bannerActions}>
          <Button size="small" loading={trying} onClick={retry}>
            重试
          </Button>
          <Link to="/login/changeComp">切换企业</Link>
        </span>
      }
    />
  );
}
