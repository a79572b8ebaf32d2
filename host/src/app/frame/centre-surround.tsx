import { setDevice, useSession } from '@portal/shared/session';
import { PortalConfig, useLightAfterwards } from '@portal/shared/ui';
import { useDevice } from '@portal/shared/ui/frame';
import { type ReactNode, useEffect, useState } from 'react';
import { PasswordChangeDialog } from '../../features/password/change/password-change-dialog';
import '../../shell/centre.css';
import { type CompanyInfoView, useCompanyInfo } from '../../features/company/use-company-info';
import { AllAreasMenu } from './all-areas-menu';
import styles from './centre-surround.module.css';
import { CentreHeader } from './header/centre-header';

interface CentreSurroundProps {
  children: (companyInfo: CompanyInfoView) => ReactNode;
}

/** The centre's header and frame around a page, also around a page that does not belong to the centre. */
export function CentreSurround({ children }: CentreSurroundProps) {
  const themeColor = useSession((state) => state.themeColor);
  useLightAfterwards(themeColor);
  return (
    <PortalConfig themeColor={themeColor} mayBeDark>
      <Frame>{children}</Frame>
    </PortalConfig>
  );
}

function Frame({ children }: CentreSurroundProps) {
  const companyInfo = useCompanyInfo();
  const { compInfo } = companyInfo;
  const locked = useSession((state) => state.locked);
  // A page that was never open does not open behind the lock: nothing is typed in it that has to be kept.
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
        {mode === 'sidebar' && device === 'desktop' && <AllAreasMenu />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {opened && children(companyInfo)}
        </main>
      </div>
      {compInfo && <PasswordChangeDialog mobile={compInfo.mobile} />}
    </div>
  );
}
