export { default as Alert } from 'antd/es/alert';
export { default as Button } from 'antd/es/button';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Form, type FormInstance, type Rule } from 'antd/es/form';
export { default as Input } from 'antd/es/input/Input';
export { PortalConfig, type PortalConfigProps } from './config/portal-config';
