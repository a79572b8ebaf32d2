import type { StaffIdentity } from '@portal/http';
import { type Sentence, say } from '@portal/release-record/sentence';
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
export const isFromPage = ({ headers }: FastifyRequest) =>
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
    if (isFromPage(request))
      throw new ApiRefusal(
        403,
        'from-a-page',
        say(
          '发布接口不接受网页的调用：请使用 portal 命令。',
          'The deploy API takes no calls of pages: use the portal command.',
        ),
      );
    if (!tokens)
      throw new ApiRefusal(404, 'no-call', say('此地址不提供发布接口。', 'The deploy API is not at this address.'));
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
export function onlyUnlimited(scope: FastifyInstance, what: Sentence, roles: readonly string[] = ['admin']): void {
  scope.addHook('onRequest', async (request) => {
    const caller = callerOf(request);
    const { tenant } = (request.params ?? {}) as { tenant?: string };
    if (caller.grants ? mayFor(caller.grants, roles, tenant) : isUnlimited(caller)) return;
    if (caller.grants)
      throw notAllowed(say(`您的角色不能${what.zh}，请联系管理员。`, `Your role does not let you ${what.en}.`));
    throw notAllowed(
      say(
        `令牌 ${caller.name} 有范围限制，不能${what.zh}：请换用平台令牌。`,
        `Token ${caller.name} has limits and may not ${what.en}: use one of the platform.`,
      ),
    );
  });
}

/** What can be read here, with the roles of staff who need it for their work. */
const readers = {
  tenants: { what: say('租户', 'tenants'), roles: ['tenants', 'releases', 'admin'] },
  running: { what: say('运行版本', 'what runs'), roles: ['tenants', ...testerRoles] },
  releases: { what: say('版本', 'releases'), roles: testerRoles },
  changes: { what: say('变更记录', 'changes'), roles: ['releases', 'audit', 'admin'] },
  permissions: { what: say('权限', 'permissions'), roles: ['tenants', 'audit', 'admin'] },
  reasons: { what: say('诊断', 'why something runs'), roles: testerRoles },
  errors: { what: say('错误', 'errors'), roles: testerRoles },
  lines: { what: say('错误的行号', 'lines of errors'), roles: ['releases', 'admin'] },
  vitals: { what: say('页面体验', 'vitals'), roles: testerRoles },
  links: { what: say('试用链接', 'links'), roles: testerRoles },
} as const;

export type Readable = keyof typeof readers;

/** The tenants of which the caller may read this. A token reads of all tenants, or of its own if it has one. */
export function readableBy(caller: Caller, what: Readable): Tenants {
  if (!caller.grants) return caller.tenant === null ? 'all' : [caller.tenant];
  const tenants = tenantsOf(caller.grants, readers[what].roles);
  if (tenants.length === 0)
    throw notAllowed(
      say(
        `您的角色不能查看${readers[what].what.zh}，请联系管理员。`,
        `Your role does not let you see ${readers[what].what.en}.`,
      ),
    );
  return tenants;
}

/** Returns whether the caller reads this of one of the tenants. */
export const readsAny = ({ grants }: Caller, what: Readable, tenants: readonly string[]): boolean =>
  grants === undefined || tenants.some((tenant) => mayFor(grants, readers[what].roles, tenant));

/** Lets only those go on who may read this of the tenant. */
export function mayRead(caller: Caller, what: Readable, tenant: string): void {
  if (isAmong(readableBy(caller, what), tenant)) return;
  const { zh, en } = readers[what].what;
  if (caller.grants)
    throw notAllowed(
      say(
        `您的角色不能查看租户 ${tenant} 的${zh}，请联系管理员。`,
        `Your role does not let you see ${en} of tenant ${tenant}.`,
      ),
    );
  throw notAllowed(
    say(
      `令牌 ${caller.name} 不能查看租户 ${tenant} 的${zh}：请换用该租户的令牌或平台令牌。`,
      `Token ${caller.name} may not see ${en} of tenant ${tenant}: use one of that tenant or of the platform.`,
    ),
  );
}
