import { sessionOverText } from '@portal/shared/codes/session-texts';
import type { Refusal as RefusalBody, stepUpStatus } from '@portal/shared/contract';

/** Envelope statuses that are not 200, and what each means to the client. */
export type RefusalStatus =
  /** Bad input; `fields` may say where. */
  | '400'
  /** No token, or one that is dead. The only one that is also the HTTP status. */
  | '401'
  /** Whoever asks has no place here: the session ends in this browser. A refusal of one act is 443. */
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
  /** Prove first, in one of the ways that `stepUp` names, that it is you who acts; then once more. */
  | typeof stepUpStatus
  /** No company has been chosen yet. */
  | '442'
  /** Not this act, not this file; the page and the session go on. */
  | '443'
  | '500'
  | '503';

/** Thrown wherever a call cannot be answered with a success; its sentence is for the customer. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly fields: RefusalBody['fields'] | undefined;
  readonly stepUp: RefusalBody['stepUp'];

  constructor(status: RefusalStatus, message: string, fields?: RefusalBody['fields'], stepUp?: RefusalBody['stepUp']) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = fields;
    this.stepUp = stepUp;
  }
}

export const badInput = (message: string, fields?: RefusalBody['fields']) => new Refusal('400', message, fields);
export const fieldFault = (field: string, message: string) => new Refusal('400', message, { [field]: message });
export const notLoggedIn = (why = sessionOverText) => new Refusal('401', why);
export const outOfPlace = (message: string) => new Refusal('403', message);
export const forbidden = (message = '您没有权限执行此操作') => new Refusal('443', message);
export const noCompanyYet = () => new Refusal('442', '请先选择企业');
export const notFound = (message = '内容不存在或已下线') => new Refusal('404', message);
export const conflict = (message: string) => new Refusal('409', message);
/** Too early to judge what a field holds. */
export const tooManyAt = (field: string, message: string) => new Refusal('429', message, { [field]: message });
export const tooMany = (message = '操作过于频繁，请稍后再试') => new Refusal('429', message);
