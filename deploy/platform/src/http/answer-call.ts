import type { Call, CallName } from '@portal/shared/contract';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import { checkOwn } from '../calls/check-own';
import { checkPolicy } from '../calls/check-policy';
import type { CallContext } from '../calls/context';
import { parseInput } from '../calls/parse-input';
import type { Policy } from '../calls/policy';
import type { AnyHandler } from '../calls/registry';
import { EnvelopeFault } from '../envelope/fault';
import { auditAs } from '../protection/audit';
import type { Services } from '../services';
import { noteActivity } from '../session/find-session';
import { bearerToken, originOf } from './origin';
import { readRequest } from './read-request';
import { readUpload } from './read-upload';
import { Refusal } from './refusal';

/** To a public call a session that has ended is none. */
function asSeenBy(policy: Policy, context: CallContext): CallContext {
  const ended = context.session !== null && context.session.endReason !== null;
  return ended && policy.access === 'public' ? { ...context, session: null } : context;
}

/** Refusals that are security events, besides those that the features note themselves. */
async function noteRefusal(error: unknown, name: CallName, context: CallContext): Promise<void> {
  if (!(error instanceof Refusal)) return;
  const { db, origin, now, session } = context;
  const subject = { userCode: session?.userCode, compCode: session?.member?.compCode };
  if (error instanceof EnvelopeFault) {
    await auditAs(db, origin, now, 'envelope', 'refused', { ...subject, object: `${name}: ${error.reason}` });
  } else if (error.status === '403') {
    await auditAs(db, origin, now, 'authorization', 'refused', { ...subject, object: name });
  }
}

interface Work {
  readonly name: CallName;
  readonly handler: AnyHandler;
  readonly request: FastifyRequest;
  /** Where the calls stand, `/api`: paths are signed without it. */
  readonly prefix: string;
}

async function identify(work: Work, context: CallContext): Promise<CallContext> {
  const { sessions, origin, now } = context;
  const token = bearerToken(work.request);
  const session = token ? await sessions.find(origin.tenant, token, now) : null;
  return { ...context, session };
}

/** One request from its bytes to the handler's answer, or a refusal. */
export async function answerCall(work: Work, services: Services): Promise<unknown> {
  const { name, handler, request, prefix } = work;
  const { policy } = handler;
  const call: Call = calls[name];
  const origin = originOf(request, services.config.defaultTenant);
  let context: CallContext = { ...services, origin, session: null, now: new Date(services.config.clock()) };
  try {
    const read = await readRequest(call, request, prefix, origin.tenant, context);
    const input = parseInput(name, { ...read, path: request.params });
    context = await identify(work, context);
    checkPolicy(policy, context.session);
    await checkOwn(context, policy, { ...input.query, ...input.body });
    if (!call.passive) await noteActivity(context);
    const file = call.body === 'file' ? { file: await readUpload(request) } : {};
    return await handler.handle(asSeenBy(policy, context), { ...input, ...file });
  } catch (error) {
    await noteRefusal(error, name, context);
    throw error;
  }
}
