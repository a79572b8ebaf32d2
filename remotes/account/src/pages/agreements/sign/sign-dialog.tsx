import { useAnswer } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Button, Dialog, EmptyPanel, LoadedArea, TextSkeleton } from '@portal/shared/ui';
import { Steps, useStepFocus } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { type Agreement, canBeSigned, stateEntry } from '../agreement';
import { CertificateNotice } from '../certificate/certificate-notice';
import { ReadStep } from './read-step';
import { SignForm } from './sign-form';
import { type SigningWay, SignOutcome } from './sign-outcome';
import styles from './sign-steps.module.css';

const steps = ['阅读协议', '同意并验证', '完成签署'];

const SignProgress = ({ current }: { current: number }) => <Steps label="签署进度" titles={steps} current={current} />;

interface SignDialogProps {
  /** The agreement to sign; null while the dialog is closed. */
  agreement: Agreement | null;
  compCode: string;
  onClose: () => void;
  /** The agreement is handed over or signed: the list has to load again. */
  onSigned: (agreement: Agreement) => void;
  onShowSignature: (agreement: Agreement) => void;
}

/** 签署协议: the person reads to the end, agrees, and proves it with an SMS code. */
export function SignDialog({ agreement, ...around }: SignDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={agreement !== null}
      title={agreement ? `签署《${agreement.name}》` : '签署协议'}
      size="preview"
      onClose={busy ? undefined : around.onClose}
    >
      {agreement && <Signing key={agreement.id} {...around} agreement={agreement} onBusy={setBusy} />}
    </Dialog>
  );
}

interface SigningProps extends Omit<SignDialogProps, 'agreement'> {
  agreement: Agreement;
  onBusy: (busy: boolean) => void;
}

function Signing({ agreement, compCode, onBusy, onClose, onSigned, onShowSignature }: SigningProps) {
  const [read, setRead] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [way, setWay] = useState<SigningWay | null>(null);
  // The warning comes first, so that nobody reads the text or sends a code in vain.
  const { value: certificate } = useAnswer('compSignInfo', { query: { compCode } });
  const around = useStepFocus<HTMLDivElement>(`${confirming} ${way}`);
  const loaded = useAnswer('agreementInfo', { body: { id: agreement.id } });

  if (way) {
    return (
      <div ref={around} tabIndex={-1} className={styles.steps}>
        <SignProgress current={steps.length} />
        <SignOutcome
          agreement={agreement}
          way={way}
          onClose={onClose}
          onEnded={() => onSigned(agreement)}
          onShowSignature={onShowSignature}
        />
      </div>
    );
  }
  return (
    <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={10} />}>
      {(info: CallReply<'agreementInfo'>) =>
        canBeSigned(info) ? (
          <div ref={around} tabIndex={-1} className={styles.steps}>
            <SignProgress current={confirming ? 1 : 0} />
            {certificate && !confirming && <CertificateNotice certificate={certificate} />}
            {/* A person who goes back finds the text where they left it. */}
            <div hidden={confirming}>
              <ReadStep
                agreement={info}
                read={read}
                onRead={() => setRead(true)}
                onCancel={onClose}
                onNext={() => setConfirming(true)}
              />
            </div>
            <div hidden={!confirming}>
              <SignForm
                agreement={info}
                compCode={compCode}
                certificate={certificate}
                onBusy={onBusy}
                onBack={() => setConfirming(false)}
                onSigned={(chosen) => {
                  setWay(chosen);
                  onSigned(agreement);
                }}
              />
            </div>
          </div>
        ) : (
          <EmptyPanel
            title={`该协议${stateEntry(info.state).label}`}
            hint="它在您打开列表之后发生了变化，列表已更新。"
            action={
              <Button
                type="primary"
                onClick={() => {
                  onSigned(agreement);
                  onClose();
                }}
              >
                返回列表
              </Button>
            }
          />
        )
      }
    </LoadedArea>
  );
}
