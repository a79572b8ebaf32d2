import { call } from '@portal/shared/api';
import { Alert, Button, UnsavedGuard } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import { useState } from 'react';
import styles from './page.module.css';

interface ReplyFormProps {
  ticketNo: string;
  /** A closed question is opened again by writing to it. */
  closed: boolean;
  onSent: () => void;
}

/** Goes on with the question. */
export function ReplyForm({ ticketNo, closed, onSent }: ReplyFormProps) {
  const [form] = Form.useForm<{ content: string }>();
  const [touched, setTouched] = useState(false);
  const { submit, busy, fault, reset } = useSubmit(form, async ({ content }) => {
    await call('supportReply', { body: { ticketNo, content } }, { handlesErrors: true, success: true });
    setTouched(false);
    reset();
    onSent();
  });
  return (
    <Form form={form} layout="vertical" onValuesChange={() => setTouched(true)} onFinish={submit}>
      <Form.Item
        name="content"
        label={closed ? '继续提问' : '补充说明'}
        extra={closed ? '咨询已关闭，继续提问后客服会再次处理。' : undefined}
        rules={[asRule(required('请输入内容'))]}
      >
        <TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      {fault && <Alert className={styles.fault ?? ''} type="error" showIcon title={fault} />}
      <Button type="primary" htmlType="submit" loading={busy}>
        发送
      </Button>
      <UnsavedGuard when={touched && !busy} />
    </Form>
  );
}
