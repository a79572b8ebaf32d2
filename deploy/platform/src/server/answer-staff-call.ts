import type { Call, CallName } from '@portal/shared/contract';
import { calls } from '@portal/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import { checkStaff } from '../kernel/calls/check-staff';
import { parseInput } from '../kernel/calls/parse-input';
import type { StaffVisit } from '../kernel/calls/staff-context';
import { HttpError } from '../kernel/http/http-error';
import { originOf } from '../kernel/http/origin';
import { plainBody } from '../kernel/http/plain-body';
import type { StaffCookie } from '../kernel/http/staff-cookie';
import { auditAs } from '../kernel/protection/audit';
import type { Services } from '../kernel/services';
import { requireFactor } from '../staff/accounts/require-factor';
import { checkAudience } from './check-audience';
import type { AnyHandler } from './registry';

interface Work {
  readonly name: CallName;
  readonly handler: AnyHandler<StaffVisit>;
  readonly request: FastifyRequest;
  readonly cookie: StaffCookie;
}

/** Refusals of the call itself. The features note what they refuse. */
const noted: ReadonlySet<HttpError['status']> = new Set(['401', '404', '443']);

/**
 * Takes one request of the platform's own people from its bytes to the handler's answer, or throws a refusal. Nothing
 * is sealed: TLS protects the connection, and no script can read the cookie.
 */
export async function answerStaffCall({ name, handler, request, cookie }: Work, services: Services): Promise<unknown> {
  const { db, config, staffSessions } = services;
  const call: Call = calls[name];
  const now = new Date(config.clock());
  const origin = originOf(request, config.defaultTenant);
  let staff: StaffVisit['staff'] = null;
  try {
    checkAudience('staff', origin);
    const { token } = cookie;
    staff = token === undefined ? null : await staffSessions.find(origin.tenant, token, now);
    checkStaff(handler.policy, staff, request.headers['x-csrf']);
  } catch (error) {
    if (error instanceof HttpError && noted.has(error.status))
      await auditAs(db, origin, now, 'authorization', 'refused', {
        userCode: staff?.staffId,
        object: `${name}: ${error.message}`,
      });
    throw error;
  }
  const body = plainBody(typeof request.body === 'string' ? request.body : '');
  const input = parseInput(name, { query: request.query, body, path: request.params });
  const context = { origin, cookie, staff, now, ...services };
  if (call.factor) await requireFactor(context);
  return handler.handle(context, input);
}
