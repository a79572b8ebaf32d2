import { forbiddenText, missingText, noCompanyText } from '@portal/shared/codes/refusal-texts';
import { sessionOverText } from '@portal/shared/codes/session-texts';
import type { Refusal as ErrorBody, stepUpStatus } from '@portal/shared/contract';

/** The envelope statuses that are not 200, and their meaning for the client. */
export type ErrorStatus =
  /** Bad input; `fields` may say where. */
  | '400'
  /** No token, or a dead one. Only this status is also the HTTP status. */
  | '401'
  /** The visitor may not be here, so the session ends in this browser. A refusal of one act is 443. */
  | '403'
  | '404'
  /** The current state does not allow it. */
  | '409'
  /** The session was idle for too long: the person has to prove who they are. */
  | '423'
  /** A captcha has to be solved first. */
  | '428'
  | '429'
  /** The sealed request is not valid: the client gets new keys and tries once more. Every cause has this one answer. */
  | '440'
  /**
   * The person first has to prove who they are, in one of the ways that `stepUp` or `factor` names. Then the client tries once
   * more.
   */
  | typeof stepUpStatus
  /** No company has been chosen yet. */
  | '442'
  /** This act or this file is refused; the page and the session go on. */
  | '443'
  | '500'
  | '503';

type WantedProof = Pick<ErrorBody, 'stepUp' | 'factor'>;

/** A call throws it when it cannot succeed. Its sentence is for the customer. */
export class HttpError extends Error {
  readonly status: ErrorStatus;
  readonly fields: ErrorBody['fields'] | undefined;
  /** With status 441. */
  readonly wanted: WantedProof;

  constructor(status: ErrorStatus, message: string, fields?: ErrorBody['fields'], wanted: WantedProof = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.fields = fields;
    this.wanted = wanted;
  }
}

export const badInput = (message: string, fields?: ErrorBody['fields']) => new HttpError('400', message, fields);
export const fieldFault = (field: string, message: string) => new HttpError('400', message, { [field]: message });
export const notLoggedIn = (why = sessionOverText) => new HttpError('401', why);
export const outOfPlace = (message: string) => new HttpError('403', message);
export const forbidden = (message = forbiddenText) => new HttpError('443', message);
export const noCompanyYet = () => new HttpError('442', noCompanyText);
export const notFound = (message = missingText) => new HttpError('404', message);
export const conflict = (message: string) => new HttpError('409', message);
/** The request came too early, so the server does not judge the field's value. */
export const tooManyAt = (field: string, message: string) => new HttpError('429', message, { [field]: message });
export const tooMany = (message = '操作过于频繁，请稍后再试') => new HttpError('429', message);
