import type { Envelope } from '@portal/shared/contract';
import type { Refusal } from './refusal';

export function success<T>(body: T): Envelope<T> {
  return { status: '200', ok: true, msg: '操作成功！', body };
}

export function refused(refusal: Refusal): Envelope<never> {
  return {
    status: refusal.status,
    ok: false,
    msg: refusal.message,
    body: refusal.fields ? { fields: refusal.fields } : null,
  };
}
