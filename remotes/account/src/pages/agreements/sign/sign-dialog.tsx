import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Button, Dialog, EmptyPanel, LoadedArea, SuccessPanel, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { useState } from 'react';
import { type Agreement, canBeSigned, stateEntry } from '../agreement';
import { SignForm } from './sign-form';

interface SignDialogProps {
  /** What is to be signed; null while the dialog is closed. */
  agreement: Agreement | null;
  compCode: string;
  onClose: () => void;
  /** It is signed: the list has to follow. */
  onSigned: () => void;
  onShowSignature: (agreement: Agreement) => void;
}

/** 签署协议: read to the end, agreed, proved by an SMS code. */
export function SignDialog({ agreement, compCode, onClose, onSigned, onShowSignature }: SignDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={agreement !== null}
      title={agreement ? `签署《${agreement.name}》` : '签署协议'}
      size="table"
      onClose={busy ? undefined : onClose}
    >
      {agreement && (
        <Signing
          key={agreement.id}
          agreement={agreement}
          compCode={compCode}
          onBusy={setBusy}
          onClose={onClose}
          onSigned={onSigned}
          onShowSignature={onShowSignature}
        />
      )}
    </Dialog>
  );
}

interface SigningProps extends Omit<SignDialogProps, 'agreement'> {
  agreement: Agreement;
  onBusy: (busy: boolean) => void;
}

function Signing({ agreement, compCode, onBusy, onClose, onSigned, onShowSignature }: SigningProps) {
  const [signed, setSigned] = useState(false);
  const loaded = useLoaded(
    (signal) => call('agreementInfo', { body: { id: agreement.id } }, { signal, handlesErrors: true }),
    agreement.id,
  );

  if (signed) {
    return (
      <SuccessPanel
        title="签署成功"
        hint={`《${agreement.name}》已由企业数字证书签署，即时生效。`}
        action={
          <>
            <Button type="primary" onClick={() => onShowSignature(agreement)}>
              查看验签信息
            </Button>
            <Button onClick={onClose}>完成</Button>
          </>
        }
      />
    );
  }
  return (
    <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={10} />}>
      {(info: CallReply<'agreementInfo'>) =>
        canBeSigned(info) ? (
          <SignForm
            agreement={info}
            compCode={compCode}
            onBusy={onBusy}
            onCancel={onClose}
            onSigned={() => {
              setSigned(true);
              onSigned();
            }}
          />
        ) : (
          <EmptyPanel
            title={`该协议${stateEntry(info.state).label}`}
            hint="它在您打开列表之后发生了变化，列表已更新。"
            action={
              <Button
                type="primary"
                onClick={() => {
                  onSigned();
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
