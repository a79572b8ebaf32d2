export { Button } from 'antd';
export { ConfigProvider as PortalConfig } from 'antd';
