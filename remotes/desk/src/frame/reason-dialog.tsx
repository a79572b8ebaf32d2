import { Dialog, DialogFormEnd } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';

export interface ReasonDialogProps {
  /** Names the act and its object, e.g. 冻结“某某公司”. */
  title: string;
  /** The sentence about the act's effect. */
  effect: ReactNode;
  /** The verb. */
  action: string;
  /** The label of the reason; another one where the customer reads it too. */
  label?: string;
  danger?: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** An act that an auditor will ask about, so it wants its reason. */
export function ReasonDialog({
  title,
  effect,
  action,
  label = '原因',
  danger = false,
  send,
  onClose,
}: ReasonDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const { submit, busy, fault } = useSubmit(form, ({ reason }: { reason: string }) => send(reason));
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form<{ reason: string }> form={form} layout="vertical" onFinish={submit}>
        <p>{effect}</p>
        <Form.Item name="reason" label={label} rules={[{ required: true, whitespace: true, message: '请填写原因' }]}>
          <TextArea maxLength={200} rows={3} />
        </Form.Item>
        <DialogFormEnd action={action} danger={danger} busy={busy} fault={fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
