import { call } from '@portal/shared/api';
import { optionsOf } from '@portal/shared/codes';
import { useSession } from '@portal/shared/session';
import { Alert, Button, showSuccess } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { Form, FormGroup, useSubmit } from '@portal/shared/ui/form';
import { SidePanel, useDiscard } from '@portal/shared/ui/frame';
import { useId } from 'react';
import type { AccountValues } from '../../../bank-branch/account-values';
import { BranchFields } from '../../../bank-branch/branch-fields';
import { NumberFields } from '../../../bank-branch/number-fields';
import type { Banks } from '../../../bank-branch/use-banks';
import { type AccountRow, accountForm, accountTypeLabels } from '../account-row';
import styles from './add-account-panel.module.css';

export interface NewAccount extends AccountValues {
  accountType: AccountRow['accountType'];
}

interface AddAccountPanelProps {
  open: boolean;
  banks: Banks;
  /** What was typed before; undefined for a form that begins anew. */
  typed: Partial<NewAccount> | undefined;
  onClose: () => void;
  onAdded: (account: AccountRow) => void;
}

/** 添加账户: the owner is the company; the person gives bank, branch and number. */
export function AddAccountPanel({ open, banks, typed, onClose, onAdded }: AddAccountPanelProps) {
  const [form] = Form.useForm<NewAccount>();
  const { submit, busy, fault, reset } = useSubmit(form, async (values) => {
    const { bankCode = '', branch, accountNo = '', accountNoAgain = '', accountType } = values;
    if (!branch) return;
    const body = { bankCode, ...branch, accountNo, accountNoAgain, accountType };
    const account = await call('bankAccountAdd', { body }, { handlesErrors: true });
    showSuccess('账户已添加，请发起打款完成验证');
    reset();
    forget();
    onAdded(account);
  });
  const formId = useId();
  const compName = useSession((session) => session.compInfo?.compName ?? '');

  const { touch, forget, leave, question } = useDiscard({
    title: '放弃已填写的账户信息？',
    busy,
    keep: { name: accountForm, title: '添加账户' },
    typed,
    onClose: () => {
      reset();
      onClose();
    },
  });

  return (
    <SidePanel
      open={open}
      title="添加账户"
      onClose={() => void leave()}
      footer={
        <>
          <Button disabled={busy} onClick={() => void leave()}>
            取消
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={busy}>
            添加账户
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ accountType: 'GENERAL', ...typed }}
        onValuesChange={touch}
        onFinish={submit}
        scrollToFirstError={{ focus: true }}
      >
        <div className={styles.owner}>
          <span className={styles.label}>账户名称</span>
          <strong>{compName}</strong>
          <span className={styles.hint}>须与企业名称一致，不能修改</span>
        </div>
        <FormGroup title="开户信息" about="与开户许可证或银行回单一致，添加后需打款验证。">
          <BranchFields banks={banks} />
          <NumberFields />
          <Form.Item name="accountType" label="账户类型">
            <Radio.Group options={optionsOf(accountTypeLabels)} />
          </Form.Item>
        </FormGroup>
        {fault && <Alert type="warning" showIcon title={fault} />}
      </Form>
      {question}
    </SidePanel>
  );
}
