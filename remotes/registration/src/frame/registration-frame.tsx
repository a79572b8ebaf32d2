import { bootDocument } from '@portal/shared/boot';
import { PortalConfig } from '@portal/shared/ui';
import { Outlet, useLocation } from 'react-router-dom';
import '../shell/register.css';
import { stepIndex } from '../flow/steps';
import styles from './registration-frame.module.css';
import { RegistrationHeader } from './registration-header';
import { StepRail } from './step-rail';

/** Header, steps and footer around all pages of the registration. */
export function Component() {
  const { pathname } = useLocation();
  const { filingsContent } = bootDocument().tenant;
  return (
    <PortalConfig>
      <div className="register">
        <a className={styles.skip} href="#main">
          跳到主要内容
        </a>
        <RegistrationHeader />
        <div className="register-width register-body">
          <StepRail current={stepIndex(pathname) ?? 0} />
          <main id="main" tabIndex={-1} className={`register-page ${styles.page}`}>
            <Outlet />
          </main>
        </div>
        <footer className={styles.footer}>{filingsContent}</footer>
      </div>
    </PortalConfig>
  );
}
