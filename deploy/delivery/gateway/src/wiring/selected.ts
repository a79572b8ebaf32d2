import type { FastifyBaseLogger } from 'fastify';
import { AssetStore } from '../assets/asset-store';
import { BrandFiles } from '../assets/brand-files';
import { CatalogKeeper } from '../catalog/catalog-keeper';
import { commonHeaders } from '../document/document-policy';
import type { GatewayOptions } from '../gateway-options';
import { KeptPortal } from '../kept/kept-portal';
import { KeptSecrets } from '../kept/kept-secrets';
import { withKept } from '../kept/with-kept';
import { allowedOrigins } from '../override/allowed-origins';
import { GrantHolds } from '../override/grant-holds';
import { Overrides } from '../override/overrides';
import { PublishedReleases } from '../selection/published-releases';
import { keyIfAny, sharedKeyOf } from '../shared-key';
import { readVisitKey } from '../visitor/visit-key';
import { VisitTickets } from '../visitor/visit-tickets';

export type Selected = Awaited<ReturnType<typeof selectedBy>>;

/** What there is to show and to whom: releases with their files, tenants, links of QA, and tickets of visits. */
export async function selectedBy(options: GatewayOptions, log: FastifyBaseLogger) {
  const { delivery, demo, https, keep } = options;
  const headers = commonHeaders({ https });

  const kept = keep && new KeptPortal({ ...keep, log });
  const releases = kept ? withKept(options.releases, kept) : options.releases;
  const published = new PublishedReleases(releases);
  const assets = new AssetStore({ releases, published, headers, maxBytesUnused: options.maxBytesUnused });
  const brandFiles = new BrandFiles(releases, headers);
  const keeper = new CatalogKeeper({ releases, assets, brandFiles, kept, demo, log });
  const tenantOf = (host: string) => keeper.catalog?.tenantOf(host);

  // Without the database, an override and a session of /-/explain do not hold in any case: their secrets are not kept.
  const keptSecrets = keep && delivery && new KeptSecrets(delivery, { ...keep, log });
  const secrets = keptSecrets ?? delivery;
  const visitKey = await readVisitKey(secrets, log);
  const tickets = new VisitTickets(visitKey.current);

  const overrideKey = delivery && sharedKeyOf(delivery, 'override');
  const allows = allowedOrigins(options.overrideOrigins, demo);
  const grants = delivery && new GrantHolds(delivery);
  const overrides = new Overrides({ key: keyIfAny(overrideKey, log), published, allows, grants, log });

  async function stop(): Promise<void> {
    await keeper.stop();
    await kept?.stop();
    await keptSecrets?.settled();
  }

  return {
    ...{ headers, keeper, kept, published, assets, brandFiles, tenantOf },
    ...{ secrets, visitKey, tickets, overrideKey, allows, overrides, stop },
  };
}
