import { tenantHeader } from '../api/tenant-scope';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { viewForRequest } from '../catalog/view-for-request';
import { type DevRemoteTable, withDevRemotes } from '../dev/dev-remotes';
import { bearerToken } from '../http/bearer-token';
import type { Identities } from '../identity/identities';
import type { Overrides } from '../override/overrides';
import type { AddRowsOptions } from './add-rows';

export interface WhoAsksOptions {
  keeper: CatalogKeeper;
  overrides: Overrides;
  identities: Identities;
  devRemotes: DevRemoteTable | undefined;
}

/** Tells what a request's visitor gets, and who that is. */
export function whoAsks({ keeper, overrides, identities, devRemotes }: WhoAsksOptions): AddRowsOptions {
  return {
    async viewOf(asking) {
      const now = viewForRequest(keeper, asking);
      if (!now) return undefined;
      const tenant = devRemotes ? await withDevRemotes(now.tenant, devRemotes, asking.log) : now.tenant;
      return { entry: now.entry, view: await overrides.apply(tenant, asking.headers.cookie) };
    },
    async personOf({ host, ip: address, headers }) {
      const token = bearerToken(headers.authorization);
      if (token === undefined) throw new Error('the API answered without a token');
      const asker = { tenant: String(headers[tenantHeader]), host, address };
      const { identity, refusal } = await identities.of({ asker, token }, { active: false });
      if (!identity?.member) throw new Error(`the API does not say who asks: ${refusal?.status ?? 'no company'}`);
      return identity.member;
    },
  };
}
