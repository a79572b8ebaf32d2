import { formatDay } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { Checkbox, Input } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/dates';
import type { StoredFile } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import { notAfter, notBefore } from '../../forms/date-rules';
import { FileField } from '../../forms/file-field';
import type { LegalValues } from './card-values';
import { idNumberRule } from './id-number-rule';

export interface CardFieldsProps {
  correction: Correction;
  /** The number as it is shown, masked; empty where there is none yet. */
  knownIdNo: string;
  onPreview: (file: StoredFile) => void;
}

export function LegalPersonFields({ correction, knownIdNo, onPreview }: CardFieldsProps) {
  const { item, locked } = correction;
  const form = Form.useFormInstance<LegalValues>();
  const endless = Form.useWatch('endless', form) ?? false;
  const today = formatDay(serverNow());
  const expired = notBefore(() => today, '证件已过期，请更换有效证件');
  return (
    <>
      <Form.Item {...item('name')} label="法定代表人姓名" rules={[asRule(required('请输入法定代表人姓名'))]}>
        <Input maxLength={50} autoComplete="off" disabled={locked('name')} />
      </Form.Item>
      <Form.Item label="证件类型">
        <Input value="居民身份证" readOnly aria-label="证件类型" />
      </Form.Item>
      <Form.Item {...item('idNo')} label="证件号码" rules={[asRule(idNumberRule(knownIdNo))]}>
        <Input maxLength={18} autoComplete="off" placeholder="请输入18位身份证号码" disabled={locked('idNo')} />
      </Form.Item>
      <Form.Item
        {...item('idValidFrom')}
        label="有效期起"
        rules={[asRule(required('请选择证件有效期起日')), notAfter(today, '证件有效期起日不能晚于今天')]}
        validateTrigger="onChange"
      >
        <DateField max={today} disabled={locked('idValidFrom')} />
      </Form.Item>
      <Form.Item
        {...item('idValidTo')}
        label="有效期止"
        dependencies={['endless']}
        rules={endless ? [] : [asRule(required('请选择证件有效期止日')), expired]}
        validateTrigger="onChange"
      >
        <DateField disabled={locked('idValidTo') || endless} />
      </Form.Item>
      <Form.Item name="endless" valuePropName="checked">
        <Checkbox disabled={locked('idValidTo')}>长期有效</Checkbox>
      </Form.Item>
      <FileField name="frontFile" label="身份证人像面" correction={correction} onPreview={onPreview} />
      <FileField name="backFile" label="身份证国徽面" correction={correction} onPreview={onPreview} />
    </>
  );
}
