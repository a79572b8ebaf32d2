import type { RemoteRecord } from '@portal/build/release-record';
import type { BootOverride } from '@portal/shared/boot-document';
import type { FastifyBaseLogger } from 'fastify';
import { type ReleaseView, unhashed, viewOf } from '../selection/release-view';
import { overriddenView, type TenantView } from '../selection/tenant-view';
import type { PublishedReleases } from '../site/published-releases';
import { cookieOf } from '../visitor/cookies';
import { type OverrideGrant, openGrant, type ServedRemote } from './override-grant';

export const overrideCookie = 'portal_override';

export interface OverridesOptions {
  /** The key that links are signed with, the same for all gateways; undefined where there is none to be had. */
  key: () => Promise<Buffer | undefined>;
  published: Pick<PublishedReleases, 'find'>;
  log: FastifyBaseLogger;
}

function bootOverrideOf({ slot, package: packageName, build, from, until }: OverrideGrant): BootOverride {
  const origin = from?.origin ?? null;
  return { slot, package: packageName, build, origin, until: new Date(until * 1000).toISOString() };
}

/** A remote of a developer's server: nothing of it is known but how to start it, and its files have no hashes. */
function servedView(
  { slot, package: packageName, build }: OverrideGrant,
  from: ServedRemote,
): ReleaseView<RemoteRecord> {
  const { origin, version, entry, globalName, owns, menu } = from;
  const record: RemoteRecord = {
    format: 1,
    kind: 'remote',
    package: packageName,
    version,
    build,
    slot,
    entry,
    globalName,
    owns,
    menu,
    pages: [],
    shells: [],
    assets: [],
    needs: [],
    bundledProvided: [],
  };
  const view = unhashed(viewOf(record));
  return { ...view, base: origin + view.base };
}

/** What a signed cookie swaps in for one browser. Everything that does not hold is as if it were not there. */
export class Overrides {
  readonly #options: OverridesOptions;

  constructor(options: OverridesOptions) {
    this.#options = options;
  }

  /** Whether there is anything in the cookies to look at. */
  mayApply(cookieHeader: string | undefined): boolean {
    return cookieOf(cookieHeader, overrideCookie) !== undefined;
  }

  /** The grant in this text, if it is for this tenant. */
  async grantOf(signed: string | undefined, tenantCode: string): Promise<OverrideGrant | undefined> {
    const key = signed ? await this.#options.key() : undefined;
    const grant = signed && key ? openGrant(signed, key) : undefined;
    return grant?.tenant === tenantCode ? grant : undefined;
  }

  /** The tenant as this browser gets it. */
  async apply(tenant: TenantView, cookieHeader: string | undefined): Promise<TenantView> {
    const signed = cookieOf(cookieHeader, overrideCookie);
    if (!signed) return tenant;
    const grant = await this.grantOf(signed, tenant.brand.code);
    const release = grant && (await this.#releaseOf(grant));
    return grant && release ? overriddenView(tenant, bootOverrideOf(grant), release) : tenant;
  }

  async #releaseOf(grant: OverrideGrant): Promise<ReleaseView<RemoteRecord> | undefined> {
    if (grant.from) return servedView(grant, grant.from);
    try {
      const record = (await this.#options.published.find(grant.package, grant.build))?.record;
      return record?.kind === 'remote' && record.slot === grant.slot ? viewOf(record) : undefined;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'an override could not be read: the release in use stands in');
      return undefined;
    }
  }
}
