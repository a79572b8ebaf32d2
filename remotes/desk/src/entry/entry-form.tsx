import { Button } from '@portal/shared/ui';
import { Form, type FormInstance, useSubmit } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import { FaultLine } from '../frame/fault-line';

interface EntryFormProps<Values> {
  /** For a form that shows what is typed. */
  form?: FormInstance<Values>;
  /** The text of the button. */
  action: string;
  send: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** One step of the way in. */
export function EntryForm<Values>({ form: given, action, send, children }: EntryFormProps<Values>) {
  const [form] = Form.useForm<Values>(given);
  const { submit, busy, fault } = useSubmit(form, send);
  return (
    <Form<Values> form={form} layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      {children}
      <FaultLine fault={fault} />
      <Button type="primary" block htmlType="submit" loading={busy}>
        {action}
      </Button>
    </Form>
  );
}
