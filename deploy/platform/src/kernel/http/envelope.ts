import type { Envelope, Refusal as RefusalBody } from '@portal/shared/contract';
import type { Refusal } from './refusal';

export function success<T>(body: T): Envelope<T> {
  return { status: '200', ok: true, msg: '操作成功！', body };
}

function bodyOf({ fields, wanted }: Refusal): RefusalBody | null {
  if (!fields && Object.keys(wanted).length === 0) return null;
  return { fields: fields ?? {}, ...wanted };
}

export function refused(refusal: Refusal): Envelope<never> {
  return {
    status: refusal.status,
    ok: false,
    msg: refusal.message,
    body: bodyOf(refusal),
  };
}
