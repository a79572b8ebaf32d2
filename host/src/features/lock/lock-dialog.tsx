import { bootDocument } from '@portal/shared/boot';
import { useSession } from '@portal/shared/session';
import {
  Button,
  Dialog,
  DialogFoot,
  ErrorPanel,
  Facts,
  FormSkeleton,
  PortalConfig,
  useCountdown,
} from '@portal/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { idleWords } from './idle-words';
import styles from './lock.module.css';
import { LockForm, unlockSms } from './lock-form';
import { keepUsable } from './use-hidden-page';
import { useLogoutWay } from './use-logout-way';

interface LockDialogProps {
  /** Logs out; rejects with an `ApiError` where the server refuses. */
  onQuit: () => Promise<void>;
}

/** The session-timeout dialog. It lies over every page and closes only after the proof or the logout. */
export function LockDialog({ onQuit }: LockDialogProps) {
  const themeColor = useSession((state) => state.themeColor);
  return (
    <PortalConfig themeColor={themeColor} mayBeDark>
      <Dialog open title="安全验证" size="lock">
        <LockContent onQuit={onQuit} />
      </Dialog>
    </PortalConfig>
  );
}

function LockContent({ onQuit }: LockDialogProps) {
  // Way 20: "with the count reset and the button labelled 'get code'".
  const smsCount = useCountdown(unlockSms);
  const { way, retry } = useLogoutWay(smsCount.stop);
  const [fault, setFault] = useState<string | null>(null);
  const [quitting, setQuitting] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { companyLogo, platformName } = bootDocument().tenant;
  const compInfo = useSession((state) => state.compInfo);
  const compName = useSession((state) => state.compInfo?.compName ?? state.company?.compName);

  // Keeps the dialog usable: everything else in the body is hidden.
  useLayoutEffect(() => {
    const layer = content.current?.closest<HTMLElement>('body > *');
    if (layer) keepUsable(layer);
  }, []);

  async function quit() {
    setQuitting(true);
    setFault(null);
    try {
      await onQuit();
    } catch (error) {
      setFault(error instanceof Error ? error.message : '操作失败！');
      setQuitting(false);
    }
  }

  const quitButton = (
    <Button loading={quitting} onClick={quit}>
      退出登录
    </Button>
  );
  return (
    <div ref={content}>
      <p className={styles.brand}>
        {companyLogo && <img src={companyLogo} alt="" width="24" height="24" />}
        {platformName}
      </p>
      <p className={styles.why}>您已{idleWords()}，为保障账户安全，请验证身份后继续</p>
      {way.state === 'open' && (
        <p className={styles.who}>
          <Facts facts={[compInfo?.userName, way.mobile, compName]} />
        </p>
      )}
      {way.state === 'loading' && <FormSkeleton fields={2} />}
      {way.state === 'closed' && (
        <>
          <ErrorPanel title={way.message} onRetry={retry} />
          <DialogFoot>{quitButton}</DialogFoot>
        </>
      )}
      {way.state === 'open' && (
        <LockForm checks={way.checks} mobile={way.mobile} fault={fault} onFault={setFault} quitButton={quitButton} />
      )}
    </div>
  );
}
