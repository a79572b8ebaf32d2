import { useSession } from '@portal/shared/session';
import { Dialog } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { DialogFormEnd } from '../forms/dialog-form-end';
import { showFieldFaults } from '../forms/show-field-faults';
import { unhandledSentence } from '../forms/unhandled-sentence';
import { SmsCodeField, type SmsPurpose } from './sms-code-field';
import styles from './sms-confirm-dialog.module.css';

export interface SmsConfirmDialogProps {
  open: boolean;
  /** What the code is good for; it opens nothing else. */
  purpose: SmsPurpose;
  title?: string;
  /** What is about to happen, e.g. 新增人员“张三”. */
  children?: ReactNode;
  /** The verb of the button. */
  action?: string;
  /**
   * Does it, with the code, by a call made with `handlesErrors`. A rejection leaves the dialog open and is shown in
   * it: at the code where the server names `code`, above the buttons otherwise.
   */
  onSubmit: (code: string) => Promise<unknown>;
  onClose: () => void;
  /** After the dialog has left the screen and given the focus back. */
  afterClose?: () => void;
}

/** Proves by an SMS code to one's own number that it is really this person who acts. */
export function SmsConfirmDialog({ open, title = '短信确认', onClose, afterClose, ...rest }: SmsConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      title={title}
      size="lock"
      onClose={busy ? undefined : onClose}
      {...(afterClose && { afterClose })}
    >
      <SmsConfirmForm {...rest} busy={busy} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

interface SmsConfirmFormProps extends Omit<SmsConfirmDialogProps, 'open' | 'title' | 'afterClose'> {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function SmsConfirmForm({ purpose, children, action = '确认', busy, onBusy, onSubmit, onClose }: SmsConfirmFormProps) {
  const [form] = Form.useForm<{ code: string }>();
  const [fault, setFault] = useState<string | null>(null);
  const mobile = useSession((session) => session.compInfo?.mobile);
  const explanation = useId();

  async function submit({ code }: { code: string }) {
    onBusy(true);
    setFault(null);
    try {
      await onSubmit(code);
    } catch (error) {
      if (!showFieldFaults(form, error, ['code'])) setFault(unhandledSentence(error));
    } finally {
      onBusy(false);
    }
  }

  return (
    <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onBlur" onFinish={submit}>
      <div id={explanation} className={styles.explanation}>
        {children}
        <p>为确认是您本人操作，验证码将发送至您的手机{mobile && ` ${mobile}`}。</p>
      </div>
      <SmsCodeField purpose={purpose} />
      <DialogFormEnd fault={fault} action={action} busy={busy} describedBy={explanation} onCancel={onClose} />
    </Form>
  );
}
