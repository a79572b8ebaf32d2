import { EnvelopeFault } from '../envelope/fault';
import { type ErrorStatus, HttpError } from '../http/http-error';
import { UnknownGateway } from '../http/known-gateway';
import { unknownCallText } from '../http/unknown-call';

const byStatus = {
  '400': 'input',
  '401': 'session',
  '403': 'place',
  '404': 'missing',
  '409': 'state',
  '423': 'lock',
  '428': 'captcha',
  '429': 'limit',
  '440': 'envelope',
  '441': 'proof',
  '442': 'company',
  '443': 'permission',
} as const satisfies Record<Exclude<ErrorStatus, '500' | '503'>, string>;

const byCode: Readonly<Record<string, RefusalReason>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  ERR_STREAM_PREMATURE_CLOSE: 'client_left',
};

const others = ['client_left', 'replay', 'too_large', 'unknown_call', 'unknown_gateway'] as const;

export type RefusalReason = (typeof byStatus)[keyof typeof byStatus] | (typeof others)[number];

export const refusalReasons: readonly RefusalReason[] = [...Object.values(byStatus), ...others];

/** Why a call was refused; undefined: it was not, the server is at fault. */
export function refusalReason(refusal: HttpError, error: object): RefusalReason | undefined {
  const { code } = error as { code?: unknown };
  if (error instanceof UnknownGateway) return 'unknown_gateway';
  if (error instanceof EnvelopeFault && error.reason === 'replay') return 'replay';
  if (error instanceof HttpError && error.message === unknownCallText) return 'unknown_call';
  const { status } = refusal;
  if (status === '500' || status === '503') return undefined;
  return (typeof code === 'string' && byCode[code]) || byStatus[status];
}
