import type { RemoteRecord } from '@portal/release-record';
import { parseReleaseRecord } from '@portal/release-record/schema';
import { say } from '@portal/release-record/sentence';
import {
  audienceFaults,
  type CatalogTenant,
  ChangeRefused,
  mayChangeSlot,
  type OverrideGrantQuery,
  ReleaseRefused,
  type Releases,
  type SlotChange,
  swapFaults,
} from '@portal/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiRefusal, notAllowed } from '../operators/api-refusal';
import { isAmong } from '../operators/staff-rights';
import { ownPagePath } from '../override/link-path';
import { type OverrideGrant, signGrant } from '../override/override-grant';
import { overrideAddress } from '../override/override-routes';
import { type Caller, callerOf, readableBy } from './caller';
import { bodyOf } from './json-body';
import { namedRelease } from './named-release';
import { namedTenant } from './named-tenant';

interface LinkBody {
  /** `<package>@<build>` of a published release, or `origin` and `record` of a developer's server. */
  release?: string;
  origin?: string;
  record?: unknown;
  minutes: number;
  /** The remote runs alone in the harness; it is not swapped into the portal. */
  standalone: boolean;
  /** The page to which the link leads; left away: the first page. */
  path?: string;
}

const link = bodyOf({
  release: { type: 'string', maxLength: 200 },
  origin: { type: 'string', maxLength: 200 },
  record: { type: 'object' },
  // A working day. A swap that should last longer should be a canary.
  minutes: { type: 'integer', minimum: 1, maximum: 480, default: 60 },
  standalone: { type: 'boolean', default: false },
  path: { type: 'string', maxLength: 1_000 },
});

/** The scheme, host and port of a developer's server. Nothing else may follow. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new ApiRefusal(
      400,
      'bad-origin',
      say(
        `${text} 不是服务地址：请写成 http://localhost:9001 这样的形式。`,
        `${text} is no address of a server: write it like http://localhost:9001.`,
      ),
    );
  return url.origin;
}

/** The remote as it declares itself. Its files stay on the developer's server and change there. */
function withoutFiles({ server: _server, ...record }: RemoteRecord): RemoteRecord {
  const pages = record.pages.map(({ whole: _whole, reads: _reads, ...page }) => ({ ...page, assets: [], needs: [] }));
  return { ...record, pages, shells: [], assets: [], needs: [] };
}

/** A token sees and revokes only the grants of its own tenant and package; a member of staff those of their tenants. */
function ownGrants(caller: Caller): OverrideGrantQuery {
  const tenants = readableBy(caller, 'links');
  const packageName = caller.grants ? undefined : (caller.package ?? undefined);
  return { among: tenants === 'all' ? undefined : tenants, package: packageName };
}

/** Whoever tries a release changes nothing for customers, so a tester may do it who may not place it. */
const mayTry = (caller: Caller, change: SlotChange): boolean =>
  caller.grants ? isAmong(readableBy(caller, 'links'), change.tenant) : mayChangeSlot(caller, change);

function wantedPath(text: string | undefined): string | null {
  if (text === undefined) return null;
  const path = ownPagePath(text);
  if (path === undefined)
    throw new ApiRefusal(
      400,
      'bad-path',
      say(
        `${text} 不是本站的页面地址：请写成以 / 开头的站内路径。`,
        `${text} is no page here: write its path, which begins with /.`,
      ),
    );
  return path;
}

export interface OverrideLinkOptions {
  delivery: Releases;
  key: () => Promise<Buffer>;
  /** Tells which developers' servers the operator allows. */
  allows: (origin: string) => boolean;
  /** The customers' address of a tenant; undefined if the caller already uses it. */
  publicOriginOf: (tenant: CatalogTenant, request: FastifyRequest) => string | undefined;
}

/** Makes links that swap one remote in one browser or run it alone there. Also lists and revokes them. */
export function overrideLinkRoutes(scope: FastifyInstance, options: OverrideLinkOptions): void {
  const { delivery, key, allows, publicOriginOf } = options;

  async function wantedBy({ release, origin: address, record: sent, standalone }: LinkBody) {
    if (release !== undefined) return { record: (await namedRelease(delivery, release)).record, origin: null };
    if (address === undefined || sent === undefined || standalone)
      throw new ApiRefusal(
        400,
        'bad-request',
        say(
          '请指定 release，或同时指定 origin 和 record；独立运行只支持已发布的版本。',
          'Name a release, or origin and record; what runs alone is a published release.',
        ),
      );
    const origin = originOf(address);
    if (!allows(origin))
      throw new ApiRefusal(
        403,
        'origin-not-allowed',
        say(
          `服务地址 ${origin} 不在允许之列：请运维人员加入 OVERRIDE_ORIGINS，或先发布再替换。`,
          `${origin} is not allowed: the operator adds it to OVERRIDE_ORIGINS, or publish first.`,
        ),
      );
    const parsed = parseReleaseRecord(sent);
    if ('fault' in parsed) throw new ReleaseRefused([parsed.fault]);
    return { record: parsed.record, origin };
  }

  scope.post<{ Params: { tenant: string }; Body: LinkBody }>(
    '/tenants/:tenant/overrides',
    link,
    async (request, reply) => {
      const caller = callerOf(request);
      const path = wantedPath(request.body.path);
      const { record, origin } = await wantedBy(request.body);
      const tenant = await namedTenant(delivery, request.params.tenant);
      if (record.kind !== 'remote')
        throw new ChangeRefused([
          say('宿主不能被替换：请指定一个子应用的版本。', 'A host cannot be swapped: name a release of a remote.'),
        ]);
      const runs = tenant.pointers.find(({ slot }) => slot === record.slot)?.release.record.package;
      if (!mayTry(caller, { tenant: tenant.code, from: runs, to: record.package })) {
        if (caller.grants)
          throw notAllowed(
            say(
              `您的角色不能在租户 ${tenant.code} 中试用版本，请联系管理员。`,
              `Your role does not let you try releases in tenant ${tenant.code}.`,
            ),
          );
        throw notAllowed(
          say(
            `令牌 ${caller.name} 不能在租户 ${tenant.code} 的位置 ${record.slot} 中试用 ${record.package}：请换用该包或该租户的令牌。`,
            `Token ${caller.name} may not try ${record.package} in ${tenant.code}/${record.slot}: use one of that package or tenant.`,
          ),
        );
      }
      const running = tenant.pointers.map(({ release }) => release.record);
      const faults = [...audienceFaults(tenant.audience, [record]), ...swapFaults(record, running)];
      if (faults.length > 0) throw new ReleaseRefused(faults);
      const { package: packageName, build, slot } = record;
      const kind = request.body.standalone ? 'standalone' : 'override';
      const until = Math.floor(Date.now() / 1000) + request.body.minutes * 60;
      const expiresAt = new Date(until * 1000);
      const what = { kind, tenant: tenant.code, slot, package: packageName, build } as const;
      const declared = origin ? withoutFiles(record) : null;
      const id = await delivery.createOverrideGrant({
        ...{ ...what, origin, record: declared, path, expiresAt },
        by: caller.name,
      });
      const grant: OverrideGrant = { ...what, id, holder: 'link', origin, until };
      reply.code(201);
      const link = `${overrideAddress}?token=${signGrant(grant, await key())}`;
      const address = publicOriginOf(tenant, request) ?? null;
      return { id, path: link, address, until: expiresAt, slot, opens: path };
    },
  );

  scope.get('/overrides', async (request) => ({
    overrides: await delivery.listOverrideGrants(ownGrants(callerOf(request))),
  }));

  scope.delete<{ Params: { id: string } }>('/overrides/:id', async (request) => {
    const { id } = request.params;
    const caller = callerOf(request);
    if (!(await delivery.revokeOverrideGrant(id, caller.name, ownGrants(caller))))
      throw new ApiRefusal(
        404,
        'no-override',
        say(
          `没有有效的链接 ${id}：用 portal override list 查看。`,
          `There is no link ${id} in force: portal override list shows them.`,
        ),
      );
    return { revoked: id };
  });
}
