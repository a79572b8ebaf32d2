import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { DialogFormEnd } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { RoleField } from '../form/role-field';
import styles from './admit-form.module.css';

/** A person who asks to join the company. */
export type JoinRequest = CallReply<'employeeJoinList'>['rows'][number];

interface AdmitFormProps {
  request: JoinRequest;
  onAdmitted: () => void;
  onCancel: () => void;
}

/** Admits a person, with the roles chosen here. */
export function AdmitForm({ request, onAdmitted, onCancel }: AdmitFormProps) {
  const [form] = Form.useForm<{ employeeRole: string[] }>();
  const { busy, fault, submit } = useSubmit(form, async ({ employeeRole }) => {
    const body = { joinNo: request.joinNo, approve: true, employeeRole };
    await call('employeeJoinDecide', { body }, { handlesErrors: true, success: true });
    onAdmitted();
  });

  return (
    <Form
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      initialValues={{ employeeRole: [] }}
      onFinish={submit}
    >
      <Form.Item
        name="employeeRole"
        label={`“${request.userName}”的角色`}
        required
        rules={[{ type: 'array', min: 1, message: '请选择角色' }]}
      >
        <RoleField />
      </Form.Item>
      <DialogFormEnd fault={fault} action="同意加入" busy={busy} onCancel={onCancel} />
    </Form>
  );
}
