import { type Identity, type IdentityQuestion, identityPath } from '@portal/http';
import { compRoleCode } from '@portal/shared/codes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkPolicy, checkToken } from '../kernel/calls/check-policy';
import { success } from '../kernel/http/envelope';
import { internalQuestion } from '../kernel/http/internal-question';
import { bearerToken, originOf } from '../kernel/http/origin';
import type { Services } from '../kernel/services';
import type { Member, SessionState } from '../kernel/session/session-state';
import { noteActivity } from './note-activity';

const question: z.ZodType<IdentityQuestion> = z.strictObject({ active: z.boolean() });

function placeOf(member: Member): Identity['member'] {
  const { employeeCode, compCode, compName, compStatus, rootManager, employeeRoles } = member;
  return {
    employeeCode,
    compCode,
    compName,
    compStatus,
    rootManager,
    employeeRoles,
    compRoles: member.rolesInForce.map(compRoleCode),
    permissions: [...member.permissions],
  };
}

function identityOf(session: SessionState, idleSeconds: number, now: Date): Identity {
  const { sessionId, userCode, userName, member, lastActiveAt, endsAt } = session;
  return {
    sessionId,
    userCode,
    userName,
    member: member && placeOf(member),
    at: now.getTime(),
    locksAt: lastActiveAt.getTime() + idleSeconds * 1000,
    endsAt: endsAt.getTime(),
  };
}

/**
 * Tells a gateway for whom a token stands. The gateway answers for the services of teams by it. The API refuses what
 * it would refuse to any call of that token.
 */
export function registerIdentity(app: FastifyInstance, services: Services): void {
  const { db, config, sessions } = services;
  app.post(identityPath, async (request) => {
    const { active } = internalQuestion(question, request.body);
    const now = new Date(config.clock());
    const { tenant } = originOf(request, config.defaultTenant);
    const token = bearerToken(request);
    const session = token === undefined ? null : await sessions.find(tenant, token, now);
    checkPolicy({ access: 'person' }, session);
    checkToken({ access: 'person' }, session);
    if (active) await noteActivity({ db, config, session, now });
    return success(identityOf(session, config.session.idle, now));
  });
}
