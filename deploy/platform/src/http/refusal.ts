import type { Refusal as RefusalBody } from '@portal/shared/contract';

/** Envelope statuses that are not 200, and what each means to the client. */
export type RefusalStatus =
  /** Bad input; `fields` may say where. */
  | '400'
  /** No token, or one that is dead. The only one that is also the HTTP status. */
  | '401'
  | '403'
  | '404'
  /** The state of things does not allow it now. */
  | '409'
  /** Idle for too long: prove who you are. */
  | '423'
  /** A captcha has to be solved first. */
  | '428'
  | '429'
  /** The sealed form did not hold: new keys, then once more. One answer for every cause. */
  | '440'
  | '500'
  | '501'
  | '503';

/** Thrown wherever a call cannot be answered with a success; its sentence is for the customer. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly fields: RefusalBody['fields'] | undefined;

  constructor(status: RefusalStatus, message: string, fields?: RefusalBody['fields']) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = fields;
  }
}

export const badInput = (message: string, fields?: RefusalBody['fields']) => new Refusal('400', message, fields);
export const fieldFault = (field: string, message: string) => new Refusal('400', message, { [field]: message });
export const notLoggedIn = () => new Refusal('401', '登录已失效，请重新登录');
export const forbidden = (message = '您没有权限执行此操作') => new Refusal('403', message);
export const notFound = (message = '内容不存在或已下线') => new Refusal('404', message);
export const conflict = (message: string) => new Refusal('409', message);
export const tooMany = (message = '操作过于频繁，请稍后再试') => new Refusal('429', message);
