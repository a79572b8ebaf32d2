import { call } from '@portal/shared/api';
import { normalizeDictionary } from '@portal/shared/codes';
import { companyFields, contactFields, creditCodeLabel } from '@portal/shared/company-fields';
import { Checkbox, NumberInput } from '@portal/shared/ui';
import { CodeSelect, type LoadCodes } from '@portal/shared/ui/data';
import { AmountInput, TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, creditCode, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import { TextItem } from '../../forms/text-item';

const loadTypes: LoadCodes = async (_below, signal) => {
  const { compType } = await call('registrationDict', {}, { signal, handlesErrors: true });
  return normalizeDictionary(compType);
};

const creditCodeRule = asRule(all(required(`请输入${creditCodeLabel}`), creditCode));

/** The company's data from the business licence. */
export function CompanyFields({ correction }: { correction: Correction }) {
  const { item, locked } = correction;
  return (
    <>
      <TextItem name="compName" correction={correction} />
      <Form.Item {...item('creditCode')} label={creditCodeLabel} rules={[creditCodeRule]}>
        <NumberInput longest={18} disabled={locked('creditCode')} />
      </Form.Item>
      <Form.Item
        {...item('compType')}
        label="企业类型"
        rules={[asRule(required('请选择企业类型'))]}
        validateTrigger="onChange"
      >
        <CodeSelect placeholder="请选择企业类型" load={loadTypes} disabled={locked('compType')} />
      </Form.Item>
      <TextItem name="legalPerson" correction={correction} />
      <TextItem name="registeredCapital" correction={correction} label="注册资本">
        <AmountInput suffix="万元" disabled={locked('registeredCapital')} />
      </TextItem>
    </>
  );
}

/** The company's contact data and scope of business. */
export function BusinessFields({ correction }: { correction: Correction }) {
  return (
    <>
      {contactFields.map((name) => (
        <TextItem key={name} name={name} correction={correction} />
      ))}
      <TextItem name="scope" correction={correction}>
        <TextArea maxLength={companyFields.scope.longest} rows={4} showCount disabled={correction.locked('scope')} />
      </TextItem>
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
