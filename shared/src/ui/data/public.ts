export { default as DatePicker } from 'antd/es/date-picker';
export { default as QRCode } from 'antd/es/qr-code';
export { default as Select } from 'antd/es/select';
export { default as Table } from 'antd/es/table';
export { default as Tabs } from 'antd/es/tabs';
