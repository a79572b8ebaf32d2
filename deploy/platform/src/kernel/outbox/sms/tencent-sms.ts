import { tencentAuthorization } from '@portal/port-adapter/signatures';
import type { Letter } from '../messenger';
import { type Answer, asCode, askProvider, asReceipt, turnedAway } from './ask-provider';
import { parametersOf, templateFor, type VendorAccount } from './registered-templates';
import type { SmsFault, SmsProvider, Taken } from './sms-provider';

/** Tencent Cloud's `SendSms` (2021-01-11): https://cloud.tencent.com/document/api/382/55981 */
export interface TencentSms extends VendorAccount {
  readonly kind: 'tencent';
  /** `SmsSdkAppId`, the application in its console. */
  readonly appId: string;
}

export const tencentAddress = 'https://sms.tencentcloudapi.com';

/** https://cloud.tencent.com/document/api/382/59177 */
const ofNumber =
  /^(LimitExceeded\.(PhoneNumber|DeliveryFrequencyLimit)|FailedOperation\.PhoneNumberInBlacklist|InvalidParameterValue\.IncorrectPhoneNumber)/;
const ofProvider =
  /^(AuthFailure|UnauthorizedOperation|RequestLimitExceeded|LimitExceeded\.AppDailyLimit|FailedOperation\.InsufficientBalanceInSmsPackage|InvalidParameterValue\.SdkAppIdNotExist)/;
/** They tell nothing about what has become of the SMS. */
const unclear = /^InternalError/;

function faultOf(code: string): SmsFault {
  const why = `Tencent has not taken the SMS: ${code}`;
  if (ofNumber.test(code)) return { of: 'number', perhapsSent: false, why };
  if (ofProvider.test(code)) return { of: 'provider', perhapsSent: false, why };
  const perhapsSent = unclear.test(code);
  return { of: perhapsSent ? 'provider' : 'letter', perhapsSent, why };
}

interface Said {
  readonly Response?: {
    readonly Error?: { readonly Code?: unknown };
    readonly SendStatusSet?: readonly { readonly Code?: unknown; readonly SerialNo?: unknown }[];
  };
}

function judged(answer: Answer): Taken | SmsFault {
  const { Error: error, SendStatusSet: [status] = [] } = (answer.said as Said | null | undefined)?.Response ?? {};
  const code = error?.Code ?? status?.Code;
  const away = turnedAway(answer, asCode(code));
  if (away) return away;
  if (code === 'Ok') return { receipt: asReceipt(status?.SerialNo) };
  if (code === undefined) return { of: 'letter', perhapsSent: true, why: 'the answer of Tencent has no status' };
  return faultOf(asCode(code));
}

function bodyOf({ appId, sign, templates }: TencentSms, letter: Letter): string {
  const template = templateFor(templates, letter.purpose);
  return JSON.stringify({
    PhoneNumberSet: [`+86${letter.recipient}`],
    SmsSdkAppId: appId,
    SignName: template.sign ?? sign,
    TemplateId: template.id,
    TemplateParamSet: parametersOf(template, letter).map(([, value]) => value),
  });
}

export function tencentSms(account: TencentSms, clock: () => number): SmsProvider {
  const { url, keyId, keySecret } = account;
  return {
    async send(letter) {
      const body = bodyOf(account, letter);
      const timestamp = Math.floor(clock() / 1000);
      const contentType = 'application/json; charset=utf-8';
      const headers = { 'content-type': contentType, host: new URL(url).host, 'x-tc-action': 'sendsms' };
      const authorization = tencentAuthorization({ keyId, keySecret, service: 'sms', timestamp, headers, body });
      const sent = {
        'content-type': contentType,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-region': 'ap-guangzhou',
        'x-tc-timestamp': String(timestamp),
        authorization,
      };
      const answer = await askProvider(new URL(url).origin, { headers: sent, body });
      return 'why' in answer ? answer : judged(answer);
    },
  };
}
