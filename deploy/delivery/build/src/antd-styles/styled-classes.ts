/** A hook takes the class as a parameter. A component that only styles takes it as a property. */
type Styled = string | { readonly component: string };

/**
 * The classes that the exports of antd's style modules style, by file under `antd/es`. Only these become style sheets:
 * if you start to use another component of antd, add its line here.
 */
export const styledClasses: Readonly<Record<string, Readonly<Record<string, Styled>>>> = {
  '_util/wave/style': { default: 'ant-wave' },
  'avatar/style/index': { default: 'ant-avatar' },
  'button/style/compact': { default: { component: 'ant-btn' } },
  'button/style/index': { default: 'ant-btn' },
  'checkbox/style/index': { default: 'ant-checkbox' },
  'date-picker/style/index': { default: 'ant-picker' },
  'drawer/style/index': { default: 'ant-drawer' },
  'empty/style/index': { default: 'ant-empty' },
  'form/style/fallbackCmp': { default: { component: 'ant-form' } },
  'form/style/index': { default: 'ant-form' },
  'grid/style/index': { useRowStyle: 'ant-row', useColStyle: 'ant-col' },
  'input/style/index': { useSharedStyle: 'ant-input', default: 'ant-input' },
  'input/style/textarea': { default: 'ant-input' },
  'modal/style/confirm': { default: { component: 'ant-modal' } },
  'modal/style/index': { default: 'ant-modal' },
  'popover/style/index': { default: 'ant-popover' },
  'qr-code/style/index': { default: 'ant-qrcode' },
  'radio/style/index': { default: 'ant-radio' },
  'select/style/index': { default: 'ant-select' },
  'space/style/addon': { default: 'ant-space-addon' },
  'space/style/compact': { default: 'ant-space-compact' },
  'space/style/index': { default: 'ant-space' },
  'spin/style/index': { default: 'ant-spin' },
  'tabs/style/index': { default: 'ant-tabs' },
  'theme/util/useResetIconStyle': { default: 'anticon' },
  'tooltip/style/index': { default: 'ant-tooltip' },
};

export const missingLine = (file: string): string =>
  `antd/es/${file} has no line in deploy/delivery/build/src/antd-styles/styled-classes.ts`;
