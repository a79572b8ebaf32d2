import type { HostRecord } from '@portal/build/release-record';
import { parseReleaseRecord } from '@portal/build/release-record-schema';
import { mayChangeSlot, ReleaseRefused, remoteFaults } from '@portal/releases';
import type { FastifyInstance } from 'fastify';
import type { DeliveryPort } from '../delivery-port';
import { type OverrideGrant, type ServedRemote, signGrant } from '../override/override-grant';
import { overrideAddress } from '../override/override-routes';
import { ApiRefusal } from './api-refusal';
import { callerOf } from './caller';
import { namedRelease } from './named-release';

interface LinkBody {
  /** `<package>@<build>` of a published release, or `origin` and `record` of a developer's server. */
  release?: string;
  origin?: string;
  record?: unknown;
  minutes: number;
}

const link = {
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        release: { type: 'string', maxLength: 200 },
        origin: { type: 'string', maxLength: 200 },
        record: { type: 'object' },
        minutes: { type: 'integer', minimum: 1, maximum: 1_440, default: 60 },
      },
    },
  },
};

/** Scheme, host and port of a developer's server; nothing else may follow. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new ApiRefusal(400, 'bad-origin', `${text} 不是服务地址：请写成 http://localhost:9001 这样的形式。`);
  return url.origin;
}

/** Makes links that swap one remote in one browser. */
export function overrideLinkRoute(scope: FastifyInstance, delivery: DeliveryPort, key: () => Promise<Buffer>): void {
  async function wantedBy({ release, origin, record: sent }: LinkBody) {
    if (release !== undefined) return { record: (await namedRelease(delivery, release)).record, origin: null };
    if (origin === undefined || sent === undefined)
      throw new ApiRefusal(400, 'bad-request', '请指定 release，或同时指定 origin 和 record。');
    const parsed = parseReleaseRecord(sent);
    if ('fault' in parsed) throw new ApiRefusal(422, 'refused', parsed.fault, { faults: [parsed.fault] });
    return { record: parsed.record, origin: originOf(origin) };
  }

  scope.post<{ Params: { tenant: string }; Body: LinkBody }>(
    '/tenants/:tenant/overrides',
    link,
    async (request, reply) => {
      const caller = callerOf(request);
      const { record, origin } = await wantedBy(request.body);
      const { tenants } = await delivery.readCatalog();
      const tenant = tenants.find(({ code }) => code === request.params.tenant);
      if (!tenant)
        throw new ApiRefusal(404, 'no-tenant', `没有租户 ${request.params.tenant}：用 portal tenants 查看。`);
      if (record.kind !== 'remote') throw new ReleaseRefused(['宿主不能被替换：请指定一个子应用的版本。']);
      // Nothing is replaced for customers: the slot's own package does not matter.
      if (!mayChangeSlot(caller, { tenant: tenant.code, from: undefined, to: record.package }))
        throw new ApiRefusal(
          403,
          'not-allowed',
          `令牌 ${caller.name} 不能为租户 ${tenant.code} 替换 ${record.package}。`,
        );
      const host = tenant.pointers.find(({ slot }) => slot === 'host')?.release.record;
      const faults = host?.kind === 'host' ? remoteFaults(record, host satisfies HostRecord) : [];
      if (faults.length > 0) throw new ReleaseRefused(faults);
      const { package: packageName, build, slot, version, entry, globalName, owns, menu } = record;
      const from: ServedRemote | null = origin ? { origin, version, entry, globalName, owns, menu } : null;
      const until = Math.floor(Date.now() / 1000) + request.body.minutes * 60;
      const grant: OverrideGrant = { tenant: tenant.code, slot, package: packageName, build, from, until };
      await delivery.recordOverride({
        ...{ action: 'override-create', tenant: tenant.code, slot, build: `${packageName}@${build}` },
        ...{ by: caller.name, detail: { origin, until: new Date(until * 1000).toISOString() } },
      });
      reply.code(201);
      return { path: `${overrideAddress}?token=${signGrant(grant, await key())}`, until: new Date(until * 1000), slot };
    },
  );
}
