import { Button, Dialog, DialogFormEnd, Input, useAct } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../../../client/staff-call';
import { sayOutcome } from '../../../requests/outcome';
import styles from '../card.module.css';
import type { TenantFacts } from '../tenant';
import { type Policy, policyText } from './policy';

interface PolicyDialogProps {
  tenant: TenantFacts;
  policy: Policy;
  onClose: () => void;
  onDone: () => void;
}

interface Values {
  twoEyes: boolean;
  limitDays: string;
}

const wholeDays = { pattern: /^([1-9]|[1-5]\d|60)$/, message: '请输入1-60的整数' };

export function PolicyDialog({ tenant, policy, onClose, onDone }: PolicyDialogProps) {
  const { kind, name, usual, own } = policy;
  const [form] = Form.useForm<Values>();
  const set = async (next: Policy['usual'] | null) => {
    sayOutcome(await staffCall('staffPolicySet', { body: { tenant: tenant.code, kind, policy: next } }));
    onDone();
  };
  const { submit, busy, fault } = useSubmit(form, ({ twoEyes, limitDays }: Values) =>
    set({ twoEyes, limitDays: Number(limitDays) }),
  );
  const back = useAct(() => set(null));
  return (
    <Dialog open title={`调整“${tenant.platformName}”的${name}策略`} onClose={onClose}>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ twoEyes: policy.twoEyes, limitDays: String(policy.limitDays) }}
        onFinish={submit}
      >
        {(usual.twoEyes || policy.twoEyes) && (
          <p>{usual.twoEyes ? '该事项的策略调整' : '取消复审'}须由另一名租户管理或管理员确认后生效。</p>
        )}
        <p>复审要求对之后的每次审核生效；办理时限对之后提交的事项生效，已提交事项的时限不变。</p>
        <Form.Item name="twoEyes" label="复审">
          <Radio.Group
            options={[
              { value: true, label: '需要，初审意见由另一人复审' },
              { value: false, label: '不需要，初审即办结' },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="limitDays"
          label="办理时限（工作日）"
          rules={[{ required: true, message: wholeDays.message }, wholeDays]}
        >
          <Input inputMode="numeric" maxLength={2} autoComplete="off" />
        </Form.Item>
        {own && (
          <p className={styles.hint}>
            平台默认：{policyText(usual)}。
            <Button type="link" loading={back.busy} onClick={() => void back.run()}>
              恢复平台默认
            </Button>
          </p>
        )}
        <DialogFormEnd action="保存" busy={busy} fault={fault ?? back.fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
