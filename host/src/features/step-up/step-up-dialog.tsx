import { checkTypesFor } from '@portal/shared/codes';
import type { StepUpAsked } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Dialog, PortalConfig, useDialogFocus } from '@portal/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settleStepUp } from './asked';
import styles from './step-up.module.css';
import { StepUpForm } from './step-up-form';

/** Lies over every page: a call waits until the person has proved who they are, or declines. */
export function StepUpDialog({ asked }: { asked: StepUpAsked }) {
  const themeColor = useSession((state) => state.themeColor);
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const explanation = useId();
  const content = useDialogFocus();

  // A person who leaves the page, or is sent away from it, no longer needs the call that asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the page is known by
  useEffect(() => () => settleStepUp(asked, false), [asked, pathname]);

  return (
    <PortalConfig themeColor={themeColor} mayBeDark>
      <Dialog open title="身份验证" size="lock" above onClose={busy ? undefined : () => settleStepUp(asked, false)}>
        <div {...content}>
          <div id={explanation} className={styles.why}>
            <p>
              您正在<b>{asked.act}</b>，请先验证身份。
            </p>
            <p className={styles.note}>验证后5分钟内，同类操作无需再次验证。</p>
          </div>
          <StepUpForm
            kind={asked.kind}
            checks={checkTypesFor(asked.checkType)}
            mobile={asked.userMobile}
            describedBy={explanation}
            busy={busy}
            onBusy={setBusy}
            onAnswer={(proven) => settleStepUp(asked, proven)}
          />
        </div>
      </Dialog>
    </PortalConfig>
  );
}
