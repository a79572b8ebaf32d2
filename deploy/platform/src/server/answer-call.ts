import type { Call, CustomerCallName } from '@portal/shared/contract';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import { checkOwn } from '../kernel/calls/check-own';
import { checkPolicy, checkToken } from '../kernel/calls/check-policy';
import type { CallContext } from '../kernel/calls/context';
import { isPersons } from '../kernel/calls/handler';
import { parseInput } from '../kernel/calls/parse-input';
import type { Policy } from '../kernel/calls/policy';
import { EnvelopeFault } from '../kernel/envelope/fault';
import type { BrowserCookie } from '../kernel/http/browser-cookie';
import { HttpError } from '../kernel/http/http-error';
import { bearerToken, originOf } from '../kernel/http/origin';
import { readUpload } from '../kernel/http/read-upload';
import { auditAs } from '../kernel/protection/audit';
import type { Services } from '../kernel/services';
import type { SessionState } from '../kernel/session/session-state';
import { checkStepUp } from '../kernel/step-up/require-proof';
import { checkAudience } from './check-audience';
import { noteActivity } from './note-activity';
import { readRequest } from './read-request';
import type { AnyHandler } from './registry';

/** For a public call a session that has ended counts as no session. */
function asSeenBy(policy: Policy, session: SessionState | null): SessionState | null {
  const ended = session !== null && session.endReason !== null;
  return ended && policy.access === 'public' ? null : session;
}

/** The caller, as far as known when the call is refused. */
interface Caller extends Pick<CallContext, 'origin' | 'now'> {
  session: SessionState | null;
}

/** Notes refusals that are security events. The features note others themselves. */
async function noteRefusal(error: unknown, name: CustomerCallName, caller: Caller, db: Services['db']): Promise<void> {
  if (!(error instanceof HttpError)) return;
  const { origin, now, session } = caller;
  const subject = { userCode: session?.userCode, compCode: session?.member?.compCode };
  if (error instanceof EnvelopeFault) {
    await auditAs(db, origin, now, 'envelope', 'refused', { ...subject, object: `${name}: ${error.reason}` });
  } else if (error.status === '403' || error.status === '443' || origin.audience === 'staff') {
    await auditAs(db, origin, now, 'authorization', 'refused', { ...subject, object: name });
  }
}

interface Work {
  readonly name: CustomerCallName;
  readonly handler: AnyHandler;
  readonly request: FastifyRequest;
  readonly browser: BrowserCookie;
  /** The prefix of all calls, `/api`. Paths are signed without it. */
  readonly prefix: string;
}

async function answer(work: Work, services: Services, caller: Caller): Promise<unknown> {
  const { name, handler, request, browser, prefix } = work;
  const { policy } = handler;
  const { origin, now } = caller;
  const call: Call = calls[name];
  checkAudience('customers', origin);
  const { query, body } = await readRequest(call, request, prefix, origin.tenant, services);
  const token = bearerToken(request);
  caller.session = token ? await services.sessions.find(origin.tenant, token, now) : null;
  if (policy.access !== 'public') checkToken(policy, caller.session);
  const input = parseInput(name, { query, body, path: request.params });
  checkPolicy(policy, caller.session);
  const session = asSeenBy(policy, caller.session);
  // The services come last: V8 takes twenty times as long to add the request's own fields to a copy of them.
  const context: CallContext = { origin, browser, now, session, member: session?.member ?? null, ...services };
  if (policy.own) await checkOwn(context, policy.own, { ...input.query, ...input.body });
  if (!call.passive) await noteActivity(context);
  if (policy.stepUp && isPersons(context)) await checkStepUp(context, policy, { ...input.body });
  return handler.handle(context, call.body === 'file' ? { ...input, file: await readUpload(request) } : input);
}

/** Takes one request from its bytes to the handler's answer, or throws a refusal. */
export async function answerCall(work: Work, services: Services): Promise<unknown> {
  const { clock, defaultTenant } = services.config;
  const caller: Caller = { origin: originOf(work.request, defaultTenant), now: new Date(clock()), session: null };
  try {
    return await answer(work, services, caller);
  } catch (error) {
    await noteRefusal(error, work.name, caller, services.db);
    throw error;
  }
}
