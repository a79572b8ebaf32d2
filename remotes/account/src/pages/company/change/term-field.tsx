import { companyFields } from '@portal/shared/company-fields';
import { nothing } from '@portal/shared/format';
import { Checkbox } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/dates';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Company } from '../load-company';
import styles from './change-fields.module.css';
import { type CompanyValues, termEndOf } from './company-values';

/** 营业期限至: a day, or 长期. */
export function TermField({ company }: { company: Company }) {
  const form = Form.useFormInstance<CompanyValues>();
  const endless = Form.useWatch('endless', form) ?? false;
  const termEnd = Form.useWatch('termEnd', form);
  const asked = termEndOf({ endless, ...(termEnd !== undefined && { termEnd }) });
  const changed = asked !== undefined && asked !== company.termEnd;
  const present = company.termStart ? (company.termEnd ?? '长期') : nothing;
  return (
    <div className={styles.term}>
      <Form.Item
        name="termEnd"
        label={companyFields.termEnd.label}
        dependencies={['endless']}
        extra={changed ? `原值：${present}` : undefined}
        rules={endless ? [] : [asRule(required('请选择营业期限或勾选长期'))]}
      >
        <DateField disabled={endless} {...(company.termStart && { min: company.termStart })} />
      </Form.Item>
      <Form.Item name="endless" valuePropName="checked" label=" " colon={false}>
        <Checkbox>长期</Checkbox>
      </Form.Item>
    </div>
  );
}
