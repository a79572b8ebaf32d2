import { Dialog, DialogFormEnd, type DialogFormEndProps, type DialogProps } from '@portal/shared/ui';
import { Form, type FormInstance, useSubmit } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';

interface FormDialogProps<Values>
  extends Pick<DialogProps, 'title' | 'size' | 'above'>,
    Pick<DialogFormEndProps, 'action' | 'danger' | 'locked'> {
  /** For a dialog that shows or sets what is typed. */
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields, and the buttons that end it. */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const {
    title,
    size = 'form',
    above = false,
    action,
    danger = false,
    locked = null,
    initialValues = {},
    send,
    onClose,
    children,
  } = props;
  const [form] = Form.useForm<Values>(props.form);
  const { submit, busy, fault } = useSubmit(form, send);
  return (
    <Dialog open title={title} size={size} above={above} onClose={onClose}>
      <Form<Values> form={form} layout="vertical" initialValues={initialValues} onFinish={submit}>
        {children}
        <DialogFormEnd action={action} danger={danger} locked={locked} busy={busy} fault={fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
