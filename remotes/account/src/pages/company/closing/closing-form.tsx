import { call } from '@portal/shared/api';
import { leaveSession } from '@portal/shared/session';
import { Alert, Button, Input, showSuccess } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { useConfirm } from '@portal/shared/ui/frame';
import { asRule, required } from '@portal/shared/validators';
import { useNavigate } from 'react-router-dom';
import styles from './closing.module.css';

interface Values {
  reason: string;
  compName: string;
}

interface ClosingFormProps {
  compName: string;
  /** The reason of the last refusal; empty without one. */
  opinion: string;
  onStale: () => unknown;
}

/** The request. It names the company and its effect twice: here, and before it goes out. */
export function ClosingForm({ compName, opinion, onStale }: ClosingFormProps) {
  const [form] = Form.useForm<Values>();
  const [confirm, confirmDialog] = useConfirm();
  const navigate = useNavigate();
  const { submit, busy, fault } = useSubmit(
    form,
    async ({ reason, compName: typed }: Values) => {
      const question = {
        title: `确定注销“${compName}”？`,
        consequence: '提交后企业全部人员（包括您）立即退出登录。审核通过前，您可以登录撤销。',
        action: '提交注销申请',
        danger: true,
      };
      if (!(await confirm(question))) return;
      await call('closingSubmit', { body: { reason: reason.trim(), compName: typed.trim() } }, { handlesErrors: true });
      showSuccess('注销申请已提交，登录后可查看进度');
      leaveSession();
      await navigate('/login', { replace: true });
    },
    ({ status }) => status === '409' && void onStale(),
  );
  return (
    <div className={styles.part}>
      {opinion !== '' && <Alert type="info" showIcon role="status" title={`上次注销申请未通过：${opinion}`} />}
      <Alert
        type="warning"
        showIcon
        role="status"
        title={`注销“${compName}”后`}
        description={
          <ul className={styles.effects}>
            <li>企业全部人员不能再登录该企业；</li>
            <li>产品、协议与数字证书同时终止；</li>
            <li>依法须保存的资料和记录继续保存，需要时可申请恢复企业。</li>
          </ul>
        }
      />
      <Form<Values> form={form} layout="vertical" validateTrigger="onBlur" className={styles.form} onFinish={submit}>
        <Form.Item name="reason" label="注销原因" rules={[asRule(required('请填写注销原因'))]}>
          <TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
        <Form.Item
          name="compName"
          label={`请输入企业名称“${compName}”以确认`}
          rules={[asRule((typed) => (typed?.trim() === compName ? null : '请输入完整的企业名称'))]}
        >
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
        {fault && <Alert type="error" showIcon title={fault} />}
        <Button danger htmlType="submit" loading={busy}>
          申请注销
        </Button>
      </Form>
      {confirmDialog}
    </div>
  );
}
