import { faultSentence } from '@portal/http';
import { Refusal } from './refusal';

/** The form of every JSON reply, the same as the platform's. */
export interface Envelope {
  status: string;
  ok: boolean;
  msg: string;
  body: unknown;
}

export const success = (body: unknown): Envelope => ({ status: '200', ok: true, msg: '', body: body ?? null });

const broken: Envelope = { status: '500', ok: false, msg: faultSentence(500), body: null };

/** The statuses that HTTP names too. The others are answers that arrived well, and HTTP says 200. */
const httpStatuses: Readonly<Record<string, number>> = { '401': 401, '500': 500 };

/** An unforeseen error tells the customer nothing of its cause. */
export function failure(error: unknown): { httpStatus: number; envelope: Envelope } {
  if (!(error instanceof Refusal)) return { httpStatus: 500, envelope: broken };
  const { status, message, fields } = error;
  const envelope = { status, ok: false, msg: message, body: fields ? { fields } : null };
  return { httpStatus: httpStatuses[status] ?? 200, envelope };
}
