import { ApiError, beginTrace, tellIfFailed } from '@portal/shared/api';
import {
  type CallInput,
  type CallReply,
  type Envelope,
  type FactorWay,
  type StaffCallName,
  stepUpStatus,
} from '@portal/shared/contract';
import { type Call, callUrl } from '@portal/shared/contract/call';
import { staffCalls } from '@portal/shared/contract/staff-calls';
import { leave, sessionCsrf } from '../session/session';
import { awayText, failedText, maxMs } from './asked';
import { askFactor } from './asked-factor';

/** The call has done nothing yet: it wants the person's second factor first. */
class FactorWanted extends Error {
  readonly way: FactorWay;
  /** For a call that still wants it after the proof. */
  readonly refusal: ApiError;

  constructor(way: FactorWay, refusal: ApiError) {
    super(refusal.message);
    this.way = way;
    this.refusal = refusal;
  }
}

/** A session that is over. What was on screen gives way to the login, which says why. */
const overStatus = '401';

interface Parts {
  readonly body?: unknown;
  readonly path?: Readonly<Record<string, string>>;
}

/** Sends the question. `longest` ends a question that nobody answers; a stream has no such end. */
async function ask(
  name: StaffCallName,
  { body = {}, path }: Parts,
  signal: AbortSignal | undefined,
  longest?: AbortSignal,
): Promise<Response> {
  const call: Call = staffCalls[name];
  const ends = [signal, longest].filter((end) => end !== undefined);
  const { headers, number } = beginTrace();
  try {
    return await fetch(`/api${callUrl(call, path)}`, {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json', 'x-csrf': sessionCsrf() },
      body: call.method === 'GET' ? null : JSON.stringify(body),
      signal: AbortSignal.any(ends),
    });
  } catch (cause) {
    throw new ApiError(awayText, { kind: signal?.aborted ? 'aborted' : 'network', requestId: number, cause });
  }
}

const within = () => AbortSignal.timeout(maxMs);

/** Reads an answer that is no file and no stream. Throws the server's refusal. */
async function bodyOf<Body>(response: Response): Promise<Body> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const envelope = (await response.json().catch(() => null)) as Envelope<Body> | null;
  if (!envelope) throw new ApiError(failedText, { kind: 'server', status: String(response.status), requestId });
  if (envelope.ok) return envelope.body;
  const { status, msg, body } = envelope;
  if (status === overStatus) leave('over');
  const failed = Number(status) >= 500 ? 'server' : 'refused';
  const refusal = new ApiError(msg || failedText, {
    kind: status === overStatus ? 'session' : failed,
    status,
    requestId,
    fields: body?.fields,
  });
  throw body?.factor ? new FactorWanted(body.factor, refusal) : refusal;
}

/**
 * Makes a call. If it wants the second factor, the person shows it in a dialog and the call is made once more. The
 * platform is told of a call that fails.
 */
async function withFactor<T>(
  name: StaffCallName,
  attempt: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await proved(attempt, signal);
  } catch (error) {
    tellIfFailed(name, error);
    throw error;
  }
}

async function proved<T>(attempt: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof FactorWanted)) throw error;
    const proven = await askFactor(error.way);
    if (!proven || signal?.aborted) throw new ApiError('', { kind: 'aborted', status: stepUpStatus });
  }
  return attempt().catch((error: unknown) => {
    throw error instanceof FactorWanted ? error.refusal : error;
  });
}

/** Asks a call of staff: plain JSON, with the session's cookie and its `x-csrf`, and the second factor if it is wanted. */
export async function staffCall<N extends StaffCallName>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<CallReply<N>> {
  const attempt = async () => bodyOf<CallReply<N>>(await ask(name, input as Parts, signal, within()));
  return withFactor(name, attempt, signal);
}

type NamesOf<Reply> = {
  [N in StaffCallName]: (typeof staffCalls)[N]['reply'] extends Reply ? N : never;
}[StaffCallName];

/** Asks for a file. Only a file has a name of its own; any other answer is a refusal. */
export async function staffFile<N extends NamesOf<'file'>>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<Blob> {
  const attempt = async () => {
    const response = await ask(name, input as Parts, signal, within());
    return response.headers.has('content-disposition') ? response.blob() : bodyOf<never>(response);
  };
  return withFactor(name, attempt, signal);
}

/** Opens a stream of events. It lasts until `signal` ends or the session is over. */
export async function staffStream(name: NamesOf<'events'>, signal: AbortSignal): Promise<Response> {
  const response = await ask(name, {}, signal);
  return response.headers.get('content-type') === 'text/event-stream' ? response : bodyOf<never>(response);
}
