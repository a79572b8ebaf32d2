import type { StaffIdentity } from '@portal/http';
import { type DeployToken, isUnlimited } from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../http/bearer-token';
import { ApiRefusal, notAllowed } from '../operators/api-refusal';
import type { StaffDesk } from '../operators/staff-desk';
import { isAmong, limitsOf, mayFor, type Tenants, tenantsOf, testerRoles } from '../operators/staff-rights';
import type { TokenDesk } from '../operators/token-desk';

/** The owner of a token, or a member of staff with what they may do in the terms of a token. */
export interface Caller extends DeployToken {
  readonly grants?: StaffIdentity['grants'];
}

const callers = new WeakMap<FastifyRequest, Caller>();

export interface Desks {
  /** Command lines come here; undefined where they have a port of their own. */
  readonly tokens: TokenDesk | undefined;
  /** The desk's pages come here; undefined at the port of command lines. */
  readonly staff: StaffDesk | undefined;
}

/** Only pages send these headers, and no script can leave them out. */
const isFromPage = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

async function memberOfStaff(desk: StaffDesk, request: FastifyRequest): Promise<Caller> {
  const { displayName, loginName, grants } = await desk.personOf(request);
  const { tenant } = (request.params ?? {}) as { tenant?: string };
  return { id: 0, name: `员工 ${displayName}（${loginName}）`, ...limitsOf(grants, tenant), grants };
}

/**
 * Lets nobody in without a valid token, or the session of a member of staff at their own host. A page never comes in
 * with a token: what a page can read, another script may steal.
 */
export function authenticate(scope: FastifyInstance, { tokens, staff }: Desks): void {
  scope.addHook('onRequest', async (request) => {
    const token = bearerToken(request.headers.authorization);
    const atDesk = staff?.serves(request) && token === undefined;
    if (atDesk && staff) {
      callers.set(request, await memberOfStaff(staff, request));
      return;
    }
    if (isFromPage(request)) throw new ApiRefusal(403, 'from-a-page', '发布接口不接受网页的调用：请使用 portal 命令。');
    if (!tokens) throw new ApiRefusal(404, 'no-call', '此地址不提供发布接口。');
    callers.set(request, await tokens.ownerOf(token, request.ip));
  });
}

/** The caller of this request. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('a route of the deploy API was reached without a token');
  return caller;
}

/**
 * For calls that concern more than one package or tenant: only a token without limits may go on, or a member of staff
 * with one of the roles for the tenant that the address names, otherwise for all tenants.
 */
export function onlyUnlimited(scope: FastifyInstance, what: string, roles: readonly string[] = ['admin']): void {
  scope.addHook('onRequest', async (request) => {
    const caller = callerOf(request);
    const { tenant } = (request.params ?? {}) as { tenant?: string };
    if (caller.grants ? mayFor(caller.grants, roles, tenant) : isUnlimited(caller)) return;
    if (caller.grants) throw notAllowed(`您的角色不能${what}，请联系管理员。`);
    throw notAllowed(`令牌 ${caller.name} 有范围限制，不能${what}：请换用平台令牌。`);
  });
}

/** What can be read here, with the roles of staff who need it for their work. */
const readers = {
  租户: ['tenants', 'releases', 'admin'],
  运行版本: ['tenants', ...testerRoles],
  版本: testerRoles,
  变更记录: ['releases', 'audit', 'admin'],
  权限: ['tenants', 'audit', 'admin'],
  诊断: testerRoles,
  试用链接: testerRoles,
} as const;

export type Readable = keyof typeof readers;

/** The tenants of which the caller may read this. A token reads of all tenants, or of its own if it has one. */
export function readableBy(caller: Caller, what: Readable): Tenants {
  if (!caller.grants) return caller.tenant === null ? 'all' : [caller.tenant];
  const tenants = tenantsOf(caller.grants, readers[what]);
  if (tenants.length === 0) throw notAllowed(`您的角色不能查看${what}，请联系管理员。`);
  return tenants;
}

/** Lets only those go on who may read this of the tenant. */
export function mayRead(caller: Caller, what: Readable, tenant: string): void {
  if (isAmong(readableBy(caller, what), tenant)) return;
  if (caller.grants) throw notAllowed(`您的角色不能查看租户 ${tenant} 的${what}，请联系管理员。`);
  throw notAllowed(`令牌 ${caller.name} 不能查看租户 ${tenant} 的${what}：请换用该租户的令牌或平台令牌。`);
}
