import { setDevice, useSession } from '@portal/shared/session';
import { PortalConfig } from '@portal/shared/ui';
import { useDevice } from '@portal/shared/ui/frame';
import { useEffect, useState } from 'react';
import { PasswordChangeDialog } from '../password/change/password-change-dialog';
import '../shell/centre.css';
import { AllAreasMenu } from './all-areas-menu';
import styles from './centre-frame.module.css';
import { GuardedOutlet } from './guarded-outlet';
import { CentreHeader } from './header/centre-header';
import { useCompanyInfo } from './use-company-info';

/** Header and main area of every page that needs a token. */
export function Component() {
  const themeColor = useSession((state) => state.themeColor);
  return (
    <PortalConfig themeColor={themeColor}>
      <CentreFrame />
    </PortalConfig>
  );
}

function CentreFrame() {
  const { compInfo, failure, retry } = useCompanyInfo();
  const locked = useSession((state) => state.locked);
  // A page that was never open is not opened behind the lock: there is nothing typed in it to keep.
  const [opened, setOpened] = useState(!locked);
  const device = useDevice();
  const mode = useSession((state) => state.sidebarMode);
  if (!opened && !locked) setOpened(true);
  useEffect(() => setDevice(device), [device]);

  return (
    <div className="centre">
      <a className={styles.skip} href="#main">
        跳到主要内容
      </a>
      <CentreHeader compInfo={compInfo} />
      <div className={styles.body}>
        {mode === 'sidebar' && device === 'desktop' && compInfo && <AllAreasMenu compInfo={compInfo} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {opened && <GuardedOutlet companyInfo={{ failure, retry }} />}
        </main>
      </div>
      {compInfo && <PasswordChangeDialog mobile={compInfo.mobile} />}
    </div>
  );
}
