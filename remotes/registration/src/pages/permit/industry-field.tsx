import { IndustrySelect, industries } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';

/** The company's line of business. */
export function IndustryField({ correction }: { correction: Correction }) {
  return (
    <Form.Item
      {...correction.item('industryCode')}
      label="所属行业"
      rules={[asRule(required('请选择所属行业'))]}
      validateTrigger="onChange"
    >
      <IndustrySelect {...industries} disabled={correction.locked('industryCode')} />
    </Form.Item>
  );
}
