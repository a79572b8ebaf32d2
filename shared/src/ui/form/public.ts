export { default as Form, type FormInstance, type Rule } from 'antd/es/form';
export { type CodeVerification, SmsCodeFields, type SmsCodeFieldsProps } from './sms-code-fields/sms-code-fields';
