import { call } from '@portal/shared/api';
import { Alert, Button, Input, LinkButton, UnsavedGuard } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { PageHeader } from '@portal/shared/ui/frame';
import { asRule, required } from '@portal/shared/validators';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './page.module.css';

interface Values {
  topic: string;
  content: string;
}

/** 提交咨询 */
export function Component() {
  const [form] = Form.useForm<Values>();
  const [touched, setTouched] = useState(false);
  const navigate = useNavigate();
  const { submit, busy, fault } = useSubmit(form, async (body) => {
    const { ticketNo } = await call('supportCreate', { body }, { handlesErrors: true, success: true });
    setTouched(false);
    await navigate(`/msg/crm/support/detail?id=${ticketNo}`, { replace: true });
  });

  return (
    <>
      <PageHeader title="提交咨询" crumbs={[{ title: '联系客服', path: '/msg/crm/support/list' }]} />
      <Form<Values>
        form={form}
        className={styles.sheet ?? ''}
        layout="vertical"
        validateTrigger="onBlur"
        onValuesChange={() => setTouched(true)}
        onFinish={submit}
      >
        <Form.Item name="topic" label="主题" rules={[asRule(required('请用一句话说明问题'))]}>
          <Input maxLength={60} placeholder="例如：如何修改开票信息" />
        </Form.Item>
        <Form.Item
          name="content"
          label="问题描述"
          extra="请勿填写密码、验证码。"
          rules={[asRule(required('请输入问题描述'))]}
        >
          <TextArea rows={8} maxLength={2000} showCount placeholder="在哪个页面、做了什么、看到了什么提示" />
        </Form.Item>
        {fault && <Alert className={styles.fault ?? ''} type="error" showIcon title={fault} />}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={busy}>
            提交
          </Button>
          <LinkButton to="/msg/crm/support/list">取消</LinkButton>
        </div>
      </Form>
      <UnsavedGuard when={touched && !busy} />
    </>
  );
}
