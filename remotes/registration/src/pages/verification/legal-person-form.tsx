import { Button, Checkbox, Form, type FormInstance, Input } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/data';
import type { StoredFile } from '@portal/shared/ui/frame';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import { FileField } from '../../files/file-field';
import { notAfter, notBefore } from '../../forms/date-rules';
import { SubmitBar } from '../../forms/submit-bar';
import styles from './card.module.css';
import type { LegalValues } from './card-values';
import { idNumberRule } from './id-number-rule';

export interface CardFormProps<Values> {
  form: FormInstance<Values>;
  initialValues: Values;
  correction: Correction;
  /** The number as it is shown, masked; empty where there is none yet. */
  knownIdNo: string;
  pending: boolean;
  fault: string | null;
  onTouch: () => void;
  onSubmit: (values: Values) => Promise<void>;
  /** Back to what is known; left out where there is nothing yet. */
  onCancel?: (() => void) | undefined;
  onPreview: (file: StoredFile) => void;
}

interface LegalPersonFormProps extends CardFormProps<LegalValues> {
  today: string;
}

export function LegalPersonForm(props: LegalPersonFormProps) {
  const { form, initialValues, correction, knownIdNo, today, pending, fault } = props;
  const { item, locked } = correction;
  const endless = Form.useWatch('endless', form) ?? initialValues.endless;
  const expired = notBefore(() => today, '证件已过期，请更换有效证件');
  return (
    <Form<LegalValues>
      form={form}
      name="legalPerson"
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={initialValues}
      onValuesChange={props.onTouch}
      onFinish={props.onSubmit}
    >
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
      <FileField name="frontFile" label="身份证人像面" correction={correction} onPreview={props.onPreview} />
      <FileField name="backFile" label="身份证国徽面" correction={correction} onPreview={props.onPreview} />
      <SubmitBar minor label="保存法人信息" pending={pending} fault={fault}>
        {props.onCancel && <Button onClick={props.onCancel}>取消</Button>}
      </SubmitBar>
    </Form>
  );
}
