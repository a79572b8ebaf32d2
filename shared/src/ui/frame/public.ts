export { default as Avatar } from 'antd/es/avatar';
export { default as Badge } from 'antd/es/badge';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Modal } from 'antd/es/modal';
export { default as Radio } from 'antd/es/radio';
export { default as Tooltip } from 'antd/es/tooltip';
