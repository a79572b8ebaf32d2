import { bootDocument, Filings } from '@portal/shared/boot';
import { accessToken, useSession } from '@portal/shared/session';
import { PortalConfig } from '@portal/shared/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import '../shell/register.css';
import { NoteStatusContext } from '../flow/progress-context';
import { shownStep, steps } from '../flow/steps';
import styles from './registration-frame.module.css';
import { RegistrationHeader } from './registration-header';
import { StepRail } from './step-rail';

/** Pages beside the registration: they have no steps. */
const pagesAlone: readonly string[] = ['/register/way-out', '/register/support'];

/** Header, steps and footer around all pages of the registration. */
export function Component() {
  const { pathname } = useLocation();
  const { legalName } = bootDocument().tenant;
  const known = useSession((session) => session.compInfo?.compStatus);
  const [compStatus, setCompStatus] = useState(known);
  // An open company that changes its data does not register: it has no steps.
  const alone = pagesAlone.includes(pathname);
  const registering = !alone && (compStatus !== '50' || pathname === steps[0].path);
  // The frame does not know yet whether there are steps: it draws nothing that the answer would move.
  const awaited = compStatus === undefined && pathname === steps[3].path && accessToken() !== undefined;
  const body = registering ? 'registration-width registration-body' : `registration-width ${styles.alone}`;
  return (
    <PortalConfig controls="large">
      <div className="registration">
        <a className={styles.skip} href="#main">
          跳到主要内容
        </a>
        <RegistrationHeader />
        <div className={awaited ? `${body} ${styles.awaited}` : body}>
          {registering && <StepRail current={shownStep(pathname, accessToken() !== undefined)} />}
          <main id="main" tabIndex={-1} className={`registration-page ${styles.page}`}>
            <NoteStatusContext value={setCompStatus}>
              <Outlet />
            </NoteStatusContext>
          </main>
        </div>
        <footer className={styles.footer}>
          {legalName && <span>{legalName}</span>}
          <Filings />
        </footer>
      </div>
    </PortalConfig>
  );
}
