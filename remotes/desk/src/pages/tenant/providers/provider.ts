import type { CallReply } from '@portal/shared/contract';

export type Provider = CallReply<'staffProviderList'>[number];

type Mode = Provider['mode'];

export const modeLabels: Readonly<Record<Mode, string>> = {
  own: '本租户的服务商',
  default: '平台默认的服务商',
  manual: '人工办理',
};

/** The platform may have no provider of its own; then staff do the port's work. */
export const byHand = ({ mode, url }: Pick<Provider, 'mode' | 'url'>): boolean => mode === 'manual' || url === null;

export const modeText = (provider: Provider): string =>
  provider.mode === 'default' && byHand(provider) ? '平台未配置，人工办理' : modeLabels[provider.mode];

/** The effect of each mode, as the dialog says it. */
export const modeEffects: Readonly<Record<Mode, string>> = {
  own: '该租户之后的请求发往下面的地址，并以填写的密钥签名。',
  default: '该租户之后的请求发往平台部署时配置的服务商；没有配置的，由员工人工办理。',
  manual: '该租户之后的请求不再发往服务商，由员工在审核中人工办理。',
};
