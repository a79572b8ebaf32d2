import { Button, Checkbox, showSuccess, UnsavedGuard } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { needed } from '../../forms/needed';
import { FaultLine } from '../../frame/fault-line';
import type { Ticket } from './ticket';

interface Values {
  content: string;
  close: boolean;
}

/** The answer to the customer. Who answers has the question in hand. */
export function AnswerForm({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { ticketNo, visitor, contact, who } = ticket;
  const [form] = Form.useForm<Values>();
  const [touched, setTouched] = useState(false);
  const { submit, busy, fault, reset } = useSubmit(form, async (values: Values) => {
    await staffCall('staffSupportAnswer', { body: { ticketNo, ...values } });
    showSuccess();
    setTouched(false);
    reset();
    onDone();
  });
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={{ content: '', close: false }}
      onValuesChange={() => setTouched(true)}
      onFinish={submit}
    >
      <Form.Item
        name="content"
        label="答复内容"
        extra={
          visitor
            ? `查看答复的链接会发送到 ${contact}。请勿在答复中写明账号或企业的信息，对方身份尚未核实。`
            : `“${who}”会收到站内信、短信和邮件提醒。`
        }
        rules={needed('请填写答复内容')}
      >
        <TextArea rows={5} maxLength={2000} showCount />
      </Form.Item>
      <Form.Item name="close" valuePropName="checked">
        <Checkbox>答复后关闭咨询，客户仍可继续提问</Checkbox>
      </Form.Item>
      <FaultLine fault={fault} />
      <Button type="primary" htmlType="submit" loading={busy}>
        发送答复
      </Button>
      <UnsavedGuard when={touched && !busy} />
    </Form>
  );
}
