import { call } from '@portal/shared/api';
import { normalizeDictionary } from '@portal/shared/codes';
import { companyFields, contactFields, creditCodeLabel } from '@portal/shared/company-fields';
import { Checkbox, Input } from '@portal/shared/ui';
import { CodeSelect, type LoadCodes } from '@portal/shared/ui/data';
import { AmountInput, TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, creditCode, decimal15, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';

const loadTypes: LoadCodes = async (_below, signal) => {
  const { compType } = await call('registrationDict', {}, { signal, handlesErrors: true });
  return normalizeDictionary(compType);
};

const capitalRule = asRule(all(required('请输入注册资本'), decimal15));
const creditCodeRule = asRule(all(required(`请输入${creditCodeLabel}`), creditCode));

/** What the business licence says of the company. */
export function CompanyFields({ correction: { item, locked } }: { correction: Correction }) {
  return (
    <>
      <Form.Item {...item('compName')} label="企业名称" rules={[asRule(required('请输入企业名称'))]}>
        <Input maxLength={100} disabled={locked('compName')} />
      </Form.Item>
      <Form.Item {...item('creditCode')} label={creditCodeLabel} rules={[creditCodeRule]}>
        <Input maxLength={18} disabled={locked('creditCode')} />
      </Form.Item>
      <Form.Item
        {...item('compType')}
        label="企业类型"
        rules={[asRule(required('请选择企业类型'))]}
        validateTrigger="onChange"
      >
        <CodeSelect placeholder="请选择企业类型" load={loadTypes} disabled={locked('compType')} />
      </Form.Item>
      <Form.Item
        {...item('legalPerson')}
        label="法定代表人"
        rules={[asRule(required(companyFields.legalPerson.missing))]}
      >
        <Input maxLength={50} disabled={locked('legalPerson')} />
      </Form.Item>
      <Form.Item {...item('registeredCapital')} label="注册资本" rules={[capitalRule]}>
        <AmountInput suffix="万元" disabled={locked('registeredCapital')} />
      </Form.Item>
    </>
  );
}

/** Where the company is reached and what it does. */
export function BusinessFields({ correction: { item, locked } }: { correction: Correction }) {
  return (
    <>
      {contactFields.map((name) => {
        const { label, longest, missing, contact } = companyFields[name];
        return (
          <Form.Item key={name} {...item(name)} label={label} rules={[asRule(required(missing))]}>
            <Input maxLength={longest} placeholder={contact.hint} disabled={locked(name)} />
          </Form.Item>
        );
      })}
      <Form.Item {...item('scope')} label="经营范围" rules={[asRule(required('请输入经营范围'))]}>
        <TextArea maxLength={2000} rows={4} showCount disabled={locked('scope')} />
      </Form.Item>
    </>
  );
}

export function SmallMicroField({ correction: { item, locked } }: { correction: Correction }) {
  return (
    <Form.Item {...item('smallMicro')} valuePropName="checked">
      <Checkbox disabled={locked('smallMicro')}>本企业属于小微企业</Checkbox>
    </Form.Item>
  );
}
