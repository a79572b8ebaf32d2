import { companyFields, creditCodeLabel, textRule } from '@portal/shared/company-fields';
import { Input, NumberInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, creditCode, required } from '@portal/shared/validators';

const compNameRule = asRule(textRule('compName'));
const creditCodeRule = asRule(all(required(`请输入${creditCodeLabel}`), creditCode));

/** The fields that name the company to register. */
export function CompanyFields() {
  return (
    <>
      <Form.Item
        name="compName"
        label={companyFields.compName.label}
        extra="请与营业执照保持一致"
        rules={[compNameRule]}
      >
        <Input maxLength={companyFields.compName.longest} autoComplete="organization" placeholder="请输入企业全称" />
      </Form.Item>
      <Form.Item name="creditCode" label={creditCodeLabel} rules={[creditCodeRule]}>
        <NumberInput longest={18} placeholder={`请输入18位${creditCodeLabel}`} />
      </Form.Item>
    </>
  );
}
