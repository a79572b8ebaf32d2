import type { Envelope, Refusal as ErrorBody } from '@portal/shared/contract';
import type { HttpError } from './http-error';

export function success<T>(body: T): Envelope<T> {
  return { status: '200', ok: true, msg: '操作成功！', body };
}

function bodyOf({ fields, wanted }: HttpError): ErrorBody | null {
  if (!fields && Object.keys(wanted).length === 0) return null;
  return { fields: fields ?? {}, ...wanted };
}

export function refused(error: HttpError): Envelope<never> {
  return {
    status: error.status,
    ok: false,
    msg: error.message,
    body: bodyOf(error),
  };
}
