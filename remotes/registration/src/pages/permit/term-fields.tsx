import { DateField } from '@portal/shared/ui/dates';
import { Form } from '@portal/shared/ui/form';
import { asRule, required, validLicense } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import { allOf, notAfter, notBefore } from '../../forms/date-rules';
import rows from '../../forms/field-row.module.css';
import { LastDayField } from '../../forms/last-day-field';
import type { PermitValues } from './permit-values';

interface TermFieldsProps {
  correction: Correction;
  /** Today in China, `YYYY-MM-DD`. */
  today: string;
}

/** The day when the company was founded, and the first and last day of its licence. */
export function TermFields({ correction, today }: TermFieldsProps) {
  const form = Form.useFormInstance<PermitValues>();
  const future = notAfter(today, '成立日期不能晚于今天');
  const lastDay = allOf(
    notBefore(() => form.getFieldValue('termStart'), '营业期限止日不能早于起日'),
    asRule(validLicense(today)),
  );
  return (
    <>
      <Form.Item
        {...correction.item('establishDate')}
        label="成立日期"
        rules={[asRule(required('请选择成立日期')), future]}
        validateTrigger="onChange"
      >
        <DateField max={today} disabled={correction.locked('establishDate')} />
      </Form.Item>
      <div className={rows.validity} data-whole-row>
        <Form.Item
          {...correction.item('termStart')}
          label="营业期限起"
          rules={[asRule(required('请选择营业期限起日'))]}
          validateTrigger="onChange"
        >
          <DateField disabled={correction.locked('termStart')} />
        </Form.Item>
        <LastDayField
          name="termEnd"
          label="营业期限止"
          missing="请选择营业期限止日"
          rule={lastDay}
          correction={correction}
          dependencies={['termStart']}
          endless={{ label: '长期' }}
        />
      </div>
    </>
  );
}
