import { type StaffIdentity, staffIdentityPath } from '@portal/http';
import type { FastifyInstance } from 'fastify';
import { checkStaff } from '../kernel/calls/check-staff';
import { success } from '../kernel/http/envelope';
import { notLoggedIn } from '../kernel/http/http-error';
import { bearerToken, originOf } from '../kernel/http/origin';
import type { Services } from '../kernel/services';
import { checkAudience } from './check-audience';

/**
 * Tells a gateway which member of staff a browser belongs to. The gateway lets people change releases and tenants by it.
 * It is refused like any call of staff: at another host, without a session, without `x-csrf`.
 */
export function registerStaffIdentity(app: FastifyInstance, { config, staffSessions }: Services): void {
  app.post(staffIdentityPath, async (request) => {
    const origin = originOf(request, config.defaultTenant);
    checkAudience('staff', origin);
    const token = bearerToken(request);
    const now = new Date(config.clock());
    const staff = token === undefined ? null : await staffSessions.find(origin.tenant, token, now);
    checkStaff({ access: 'staff' }, staff, request.headers['x-csrf']);
    if (!staff) throw notLoggedIn();
    const { staffId, loginName, displayName, grants } = staff;
    return success({ staffId, loginName, displayName, grants } satisfies StaffIdentity);
  });
}
