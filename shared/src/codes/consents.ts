import { articlePrefix } from './landing-addresses';

/** The documents that a person agrees to; the server stores version, time and address of each consent. */
export const consents = {
  SERVICE: '用户服务协议',
  PRIVACY: '隐私政策',
  CERTIFICATE: '数字证书使用协议',
  FACE: '人脸信息处理规则',
} as const;
export type Consent = keyof typeof consents;

/** Those of a registration. A face is sensitive: its consent is asked for by itself, before each check. */
export const registrationConsents = ['SERVICE', 'PRIVACY', 'CERTIFICATE'] as const satisfies readonly Consent[];

const sentence = (what: string) => `请阅读并同意${what}`;

/** The sentence for one or several consents that are not given. */
export const consentText = (...missing: readonly Consent[]) =>
  sentence(new Intl.ListFormat('zh-CN').format(missing.map((consent) => consents[consent])));
export const agreementText = sentence('协议');

/** The address of a consent's text: an article of the platform under the consent's code. */
export const consentAddress = (consent: Consent): string =>
  `${articlePrefix}/consent-${consent}/${encodeURIComponent(consents[consent])}`;
