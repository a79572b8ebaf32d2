import type { Refusal } from '../contract/public';

/** The meaning of an answer, before anything acts on it. */
export type Outcome =
  | { readonly kind: 'ok'; readonly body: unknown }
  | {
      readonly kind: 'unauthorized' | 'forbidden' | 'locked' | 'unsealed' | 'companyless' | 'refused' | 'server';
      readonly status: string;
      /** Empty if the server gave no sentence. */
      readonly msg: string;
      readonly fields: Refusal['fields'];
      /** The body of the refusal. */
      readonly body: unknown;
    };

type Failure = Exclude<Outcome['kind'], 'ok'>;

/** "HTTP 401", "body status '403'": the statuses that mean more than a refusal. */
const meanings: Readonly<Record<string, Failure>> = {
  '401': 'unauthorized',
  '403': 'forbidden',
  '423': 'locked',
  '440': 'unsealed',
  '442': 'companyless',
};

interface EnvelopeShape {
  readonly status?: unknown;
  readonly ok?: unknown;
  readonly msg?: unknown;
  readonly body?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function fieldsOf(body: unknown): Refusal['fields'] {
  return isObject(body) && isObject(body.fields) ? (body.fields as Refusal['fields']) : {};
}

/** "A response must have HTTP status 200 or it is rejected"; anything but an envelope is rejected as well. */
export function outcomeOf(httpStatus: number, data: unknown): Outcome {
  const envelope: EnvelopeShape = isObject(data) ? data : {};
  if (httpStatus === 200 && envelope.ok === true) return { kind: 'ok', body: envelope.body };

  const hasStatus = typeof envelope.status === 'string' || typeof envelope.status === 'number';
  const status = hasStatus ? String(envelope.status) : String(httpStatus);
  const msg = typeof envelope.msg === 'string' ? envelope.msg : '';
  const plain: Failure = httpStatus === 200 && envelope.ok === false ? 'refused' : 'server';
  const kind = meanings[httpStatus] ?? meanings[status] ?? plain;
  return { kind, status, msg, fields: fieldsOf(envelope.body), body: envelope.body };
}

/** The refusal of a team's service concerns that call alone: it cannot end or lock the session, nor ask for a proof. */
export function asRefusal(outcome: Outcome): Outcome {
  if (outcome.kind === 'ok' || outcome.kind === 'server') return outcome;
  return { ...outcome, kind: 'refused', body: undefined };
}
