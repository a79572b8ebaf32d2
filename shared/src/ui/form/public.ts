export type { FormInstance, Rule } from 'antd/es/form';
export { FieldGrid } from './field-grid/field-grid';
export { Form } from './form';
export { FormGroup, type FormGroupProps } from './form-group/form-group';
export { forgetCode } from './sms-code-fields/forget-code';
export { type CodeVerification, SmsCodeFields, type SmsCodeFieldsProps } from './sms-code-fields/sms-code-fields';
export { placeFaults } from './submit/place-faults';
export { useSubmit } from './submit/use-submit';
