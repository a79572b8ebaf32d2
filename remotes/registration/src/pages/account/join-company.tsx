import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Alert, Button, Input, LinkButton, SuccessPanel } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { useState } from 'react';
import { SubmitBar } from '../../forms/submit-bar';

export type Existing = Pick<CallReply<'registerSubmit'>, 'msg' | 'joinToken'>;

/** The company exists already: its administrator can admit the person. */
export function JoinCompany({ existing, onBack }: { existing: Existing; onBack: () => void }) {
  const [form] = Form.useForm<{ remark?: string }>();
  const [asked, setAsked] = useState(false);
  const { submit, busy, fault } = useSubmit(form, async ({ remark = '' }) => {
    await call('registerJoin', { body: { joinToken: existing.joinToken ?? '', remark } }, { handlesErrors: true });
    setAsked(true);
  });

  if (asked) {
    return (
      <SuccessPanel
        title="申请已提交，请等待企业管理员处理"
        hint="管理员同意后，您登录平台即可进入该企业。"
        action={
          <LinkButton type="primary" to="/login">
            返回登录
          </LinkButton>
        }
      />
    );
  }
  return (
    <Form form={form} layout="vertical" onFinish={submit}>
      <Form.Item>
        <Alert type="info" showIcon title={existing.msg} />
      </Form.Item>
      <Form.Item name="remark" label="申请说明（选填）">
        <Input maxLength={200} placeholder="例如您的部门和岗位，便于管理员核实" />
      </Form.Item>
      <SubmitBar label="申请加入" busy={busy} fault={fault}>
        <Button onClick={onBack}>返回修改</Button>
      </SubmitBar>
    </Form>
  );
}
