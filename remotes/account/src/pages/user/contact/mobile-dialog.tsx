import { Dialog } from '@portal/shared/ui';
import { Steps, useStepFocus } from '@portal/shared/ui/frame';
import { useState } from 'react';
import styles from './mobile-dialog.module.css';
import { NewMobileForm } from './new-mobile-form';
import { OldMobileForm } from './old-mobile-form';

interface MobileDialogProps {
  open: boolean;
  /** The present number, masked. */
  mobile: string;
  onClose: () => void;
  onChanged: () => void;
}

/** 修改手机号: the person proves first the old number, then the new one. */
export function MobileDialog({ open, mobile, onClose, onChanged }: MobileDialogProps) {
  return (
    <Dialog open={open} title="修改手机号" onClose={onClose}>
      <MobileSteps mobile={mobile} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

function MobileSteps({ mobile, onChanged, onClose }: Omit<MobileDialogProps, 'open'>) {
  /** The code to the old number, after the server has accepted it. */
  const [oldCode, setOldCode] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const around = useStepFocus<HTMLDivElement>(oldCode === null);

  return (
    <div ref={around} tabIndex={-1} className={styles.around}>
      <div className={styles.steps}>
        <Steps label="修改手机号进度" titles={['验证原手机号', '绑定新手机号']} current={oldCode === null ? 0 : 1} />
      </div>
      {oldCode === null ? (
        <OldMobileForm mobile={mobile} fault={fault} onProved={setOldCode} onClose={onClose} />
      ) : (
        <NewMobileForm
          oldMobile={mobile}
          oldCode={oldCode}
          onOldCodeLost={() => {
            setFault('原手机号的验证已失效，请重新获取验证码');
            setOldCode(null);
          }}
          onChanged={() => {
            onChanged();
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </div>
  );
}
