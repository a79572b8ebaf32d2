import { changeTexts } from '@portal/shared/codes';
import { Alert, Button, Input, LinkButton, PhoneInput } from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, mobile as mobileRule, personName, required } from '@portal/shared/validators';
import { useEffect } from 'react';
import type { NewManager } from './draft';
import { EmployeeSelect } from './employee-select';
import styles from './step-form.module.css';
import { useCandidates } from './use-candidates';

interface Fields {
  kind: NewManager['kind'];
  employee: Extract<NewManager, { kind: 'employee' }> | null;
  userName: string;
  mobile: string;
}

interface ChooseStepProps {
  manager: NewManager | null;
  /** The server's faults of the choice, by field. */
  refused: Readonly<Record<string, string>>;
  onBack: () => void;
  onChosen: (manager: NewManager) => void;
}

const kinds = [
  { value: 'employee', label: '现有人员' },
  { value: 'new', label: '新的人员' },
];

const fieldOf: Readonly<Record<string, keyof Fields>> = {
  employeeCode: 'employee',
  userName: 'userName',
  mobile: 'mobile',
};

/** Chooses the new administrator: an enabled person of the company, or a new person by name and number. */
export function ChooseStep({ manager, refused, onBack, onChosen }: ChooseStepProps) {
  const [form] = Form.useForm<Fields>();
  const candidates = useCandidates();
  const kind = Form.useWatch('kind', form) ?? manager?.kind ?? 'employee';
  const nobodyElse = candidates.found.value?.nobodyElse ?? false;

  useEffect(() => {
    for (const [name, fault] of Object.entries(refused)) {
      const field = fieldOf[name];
      if (field) form.setFields([{ name: field, errors: [fault] }]);
    }
  }, [form, refused]);

  function submit({ employee, userName, mobile }: Fields) {
    if (kind === 'new') onChosen({ kind: 'new', userName: userName.trim(), mobile });
    else if (employee) onChosen(employee);
  }

  return (
    <Form<Fields>
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      initialValues={{
        kind,
        employee: manager?.kind === 'employee' ? manager : null,
        userName: manager?.kind === 'new' ? manager.userName : '',
        mobile: manager?.kind === 'new' ? manager.mobile : '',
      }}
      onFinish={submit}
    >
      <Form.Item name="kind">
        <Radio.Group aria-label="新管理员" options={kinds} />
      </Form.Item>
      {kind === 'employee' && nobodyElse && (
        <Alert
          type="info"
          showIcon
          role="status"
          title="企业还没有其他人员，请先新增人员，或选择新的人员。"
          action={<LinkButton to="/center/crm/employee/list">新增人员</LinkButton>}
        />
      )}
      {kind === 'employee' && !nobodyElse && (
        <Form.Item
          name="employee"
          label="新管理员"
          required
          extra="仅可选择已启用的人员。"
          rules={[{ required: true, message: '请选择新管理员' }]}
        >
          <EmployeeSelect candidates={candidates} />
        </Form.Item>
      )}
      {kind === 'new' && (
        <>
          <Form.Item
            name="userName"
            label="姓名"
            required
            rules={[asRule(all(required(changeTexts.adminUnnamed), personName))]}
          >
            <Input maxLength={50} placeholder={changeTexts.adminUnnamed} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="mobile"
            label="手机号"
            required
            extra="审核通过后，将以短信邀请该手机号，本人接受后变更才生效；新用户会同时收到初始密码。"
            rules={[asRule(mobileRule)]}
          >
            <PhoneInput autoComplete="off" />
          </Form.Item>
        </>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" disabled={kind === 'employee' && nobodyElse}>
          下一步
        </Button>
        <Button onClick={onBack}>上一步</Button>
      </div>
    </Form>
  );
}
