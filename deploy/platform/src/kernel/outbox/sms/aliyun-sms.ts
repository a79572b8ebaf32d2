import { randomUUID } from 'node:crypto';
import { aliyunHeaders, aliyunQuery } from '@portal/port-adapter/signatures';
import type { Letter } from '../messenger';
import { asCode, askProvider, asReceipt, turnedAway } from './ask-provider';
import { parametersOf, templateFor, type VendorAccount } from './registered-templates';
import type { SmsFault, SmsProvider } from './sms-provider';

/** Aliyun's `SendSms` (Dysmsapi 2017-05-25): https://help.aliyun.com/document_detail/55284.html */
export interface AliyunSms extends VendorAccount {
  readonly kind: 'aliyun';
}

export const aliyunAddress = 'https://dysmsapi.aliyuncs.com';

/** https://help.aliyun.com/document_detail/101346.html */
const ofNumber = new Set([
  'isv.BUSINESS_LIMIT_CONTROL',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.DOMESTIC_NUMBER_NOT_SUPPORTED',
]);
const ofProvider = new Set([
  'isv.AMOUNT_NOT_ENOUGH',
  'isv.OUT_OF_SERVICE',
  'isv.PRODUCT_UN_SUBSCRIPT',
  'isv.PRODUCT_UNSUBSCRIBE',
  'isv.ACCOUNT_NOT_EXISTS',
  'isv.ACCOUNT_ABNORMAL',
  'isv.DAY_LIMIT_CONTROL',
  'isv.MONTH_LIMIT_CONTROL',
  'isv.DENY_IP_RANGE',
  'isp.RAM_PERMISSION_DENY',
  'SignatureDoesNotMatch',
  'InvalidAccessKeyId.NotFound',
  'InvalidTimeStamp.Expired',
]);
/** It tells nothing about what has become of the SMS. */
const unclear = 'isp.SYSTEM_ERROR';

function faultOf(code: string): SmsFault {
  const why = `Aliyun has not taken the SMS: ${code}`;
  if (ofNumber.has(code)) return { of: 'number', perhapsSent: false, why };
  if (ofProvider.has(code)) return { of: 'provider', perhapsSent: false, why };
  return { of: code === unclear ? 'provider' : 'letter', perhapsSent: code === unclear, why };
}

function queryOf({ sign, templates }: AliyunSms, letter: Letter): string {
  const template = templateFor(templates, letter.purpose);
  return aliyunQuery({
    PhoneNumbers: letter.recipient,
    SignName: template.sign ?? sign,
    TemplateCode: template.id,
    TemplateParam: JSON.stringify(Object.fromEntries(parametersOf(template, letter))),
  });
}

export function aliyunSms(account: AliyunSms, clock: () => number): SmsProvider {
  const { url, keyId, keySecret } = account;
  return {
    async send(letter) {
      const query = queryOf(account, letter);
      const signed = { keyId, keySecret, host: new URL(url).host, query, now: clock(), nonce: randomUUID() };
      const headers = aliyunHeaders({ ...signed, action: 'SendSms', version: '2017-05-25' });
      const answer = await askProvider(`${new URL(url).origin}/?${query}`, { headers });
      if ('why' in answer) return answer;
      const said = answer.said as { readonly Code?: unknown; readonly BizId?: unknown } | null | undefined;
      if (answer.status === 200 && said?.Code === 'OK') return { receipt: asReceipt(said.BizId) };
      const code = asCode(said?.Code);
      const away = turnedAway(answer, code);
      if (away) return away;
      return said ? faultOf(code) : { of: 'letter', perhapsSent: true, why: 'the answer of Aliyun is no JSON' };
    },
  };
}
