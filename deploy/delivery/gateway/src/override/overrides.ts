import { cookieOf } from '@portal/http';
import type { RemoteRecord } from '@portal/release-record';
import { audienceOf, type GrantKind } from '@portal/releases';
import type { BootOverride } from '@portal/shared/boot-document';
import type { FastifyBaseLogger } from 'fastify';
import type { PublishedReleases } from '../selection/published-releases';
import { type ReleaseView, unhashed, viewOf } from '../selection/release-view';
import { overriddenView, type TenantView } from '../selection/tenant-view';
import type { GrantHolds } from './grant-holds';
import { type OverrideGrant, openGrant, signGrant } from './override-grant';

export const cookieNames = { override: 'portal_override', standalone: 'portal_standalone' } as const;

const grantKinds = Object.keys(cookieNames) as GrantKind[];

export interface OverridesOptions {
  /** The key that signs links, the same for all gateways; undefined if no key can be had. */
  key: () => Promise<Buffer | undefined>;
  published: Pick<PublishedReleases, 'find'>;
  /** Tells which developers' servers the operator allows. It is asked at each use. */
  allows: (origin: string) => boolean;
  /** Finds the grants that were not revoked; undefined if nothing grants anything. */
  grants: Pick<GrantHolds, 'find'> | undefined;
  log: FastifyBaseLogger;
}

function bootOverrideOf({ slot, package: packageName, build, origin, until }: OverrideGrant): BootOverride {
  return { slot, package: packageName, build, origin, until: new Date(until * 1000).toISOString() };
}

/** A remote of a developer's server. Its files have no hashes. */
function servedView(record: RemoteRecord, origin: string): ReleaseView<RemoteRecord> {
  const view = unhashed(viewOf(record));
  return { ...view, base: origin + view.base };
}

/** A grant in force, with the remote of a developer's server, if it comes from one. */
interface HeldGrant extends OverrideGrant {
  readonly record: RemoteRecord | null;
}

/** The remotes that a signed cookie swaps for one browser. A cookie that is not in force has no effect. */
export class Overrides {
  readonly #options: OverridesOptions;

  constructor(options: OverridesOptions) {
    this.#options = options;
  }

  /** Returns whether the cookies hold anything to check. */
  mayApply(cookieHeader: string | undefined): boolean {
    return cookieOf(cookieHeader, cookieNames.override) !== undefined;
  }

  /** Returns whether this browser used up a link for this tenant, of either kind, that is still in force. */
  async holdsAny(cookieHeader: string | undefined, tenantCode: string): Promise<boolean> {
    for (const kind of grantKinds) if (await this.#heldBy(cookieHeader, kind, tenantCode)) return true;
    return false;
  }

  /** The grant of a link, if it is for this tenant. It may already be used up. */
  async linkOf(signed: string, tenantCode: string): Promise<OverrideGrant | undefined> {
    const grant = await this.#grantIn(signed, tenantCode);
    return grant?.holder === 'link' ? grant : undefined;
  }

  /** The text for the cookie of the browser that used the link up. */
  async forBrowser(grant: OverrideGrant): Promise<string> {
    const key = await this.#options.key();
    if (!key) throw new Error('there is no key to sign a grant with');
    return signGrant({ ...grant, holder: 'browser' }, key);
  }

  /** The tenant as this browser gets it. */
  async apply(tenant: TenantView, cookieHeader: string | undefined): Promise<TenantView> {
    const grant = await this.#heldBy(cookieHeader, 'override', tenant.brand.code);
    const release = grant && (await this.#releaseOf(grant));
    const fits = release && audienceOf(release.record) === tenant.audience;
    return grant && fits ? overriddenView(tenant, bootOverrideOf(grant), release) : tenant;
  }

  /** The release that this browser may run alone in the harness. */
  async standaloneOf(
    tenant: TenantView,
    cookieHeader: string | undefined,
  ): Promise<{ slot: string; release: ReleaseView<RemoteRecord> } | undefined> {
    const grant = await this.#heldBy(cookieHeader, 'standalone', tenant.brand.code);
    const release = grant && (await this.#releaseOf(grant));
    return release && { slot: grant.slot, release };
  }

  async #grantIn(signed: string, tenantCode: string): Promise<OverrideGrant | undefined> {
    const key = await this.#options.key();
    const grant = key && openGrant(signed, key);
    if (grant?.tenant !== tenantCode) return undefined;
    return grant.origin && !this.#options.allows(grant.origin) ? undefined : grant;
  }

  /** The grant of this kind that the browser holds, while it is in force. */
  async #heldBy(cookieHeader: string | undefined, kind: GrantKind, tenantCode: string): Promise<HeldGrant | undefined> {
    const signed = cookieOf(cookieHeader, cookieNames[kind]);
    const grant = signed ? await this.#grantIn(signed, tenantCode) : undefined;
    if (grant?.holder !== 'browser' || grant.kind !== kind) return undefined;
    try {
      const found = await this.#options.grants?.find(grant.id);
      return found && { ...grant, record: found.record };
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a grant could not be checked: it does not hold');
      return undefined;
    }
  }

  async #releaseOf(grant: HeldGrant): Promise<ReleaseView<RemoteRecord> | undefined> {
    // A link from before the database kept the record leads nowhere.
    if (grant.origin) return grant.record ? servedView(grant.record, grant.origin) : undefined;
    try {
      const record = (await this.#options.published.find(grant.package, grant.build))?.record;
      return record?.kind === 'remote' && record.slot === grant.slot ? viewOf(record) : undefined;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'an override could not be read: the release in use stands in');
      return undefined;
    }
  }
}
