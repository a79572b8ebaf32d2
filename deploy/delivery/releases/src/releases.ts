import type { Database, DataKeys } from '@portal/database';
import { assign, assignTogether, tryAssign } from './assign';
import { promoteCanary, startCanary, stopCanary } from './canary';
import { watchCatalog } from './catalog-channel';
import { slotsMovedBy } from './change-set';
import { describeRelease } from './describe-release';
import { readDifferences } from './differences/stored-differences';
import { addErrors, forgetOldErrors } from './errors/add-errors';
import { decideError } from './errors/decide-error';
import { listErrors } from './errors/listed-errors';
import { openError } from './errors/open-error';
import { findNamedRelease, isSlotKnown, listReleases } from './list-releases';
import { describeCanaries } from './loads/describe-canaries';
import { addLoads } from './loads/slot-loads';
import { addReports, forgetOldReports } from './loads/visitor-reports';
import { endBadCanaries } from './loads/watch-canaries';
import { closeTenant, reopenTenant } from './opening/close-tenant';
import { openCompleteTenants, openTenantWhenComplete, tenantOpening } from './opening/open-when-complete';
import { removeTenant } from './opening/remove-tenant';
import {
  createOverrideGrant,
  findOverrideGrant,
  listOverrideGrants,
  openOverrideGrant,
  revokeOverrideGrant,
} from './override-grants';
import { changeGrants } from './permission-grants';
import { publish } from './publish';
import { readAudit } from './read-audit';
import { readAssets, readCatalog } from './read-catalog';
import { readChangeSets } from './read-change-sets';
import { readPlacings } from './read-placings';
import { removeUnusedBytes } from './retention/remove-unused-bytes';
import { rollback, rollbackTogether, tryRollback } from './rollback';
import { setStanding } from './set-standing';
import { sharedSecret } from './shared-secret';
import { listServices, removeService, setService } from './slot-services';
import { findRelease } from './stored-release';
import { addTenant, changeTenant, readTenantFile, storeTenantFile, upsertTenant } from './tenants';
import {
  createToken,
  ensureToken,
  findToken,
  findTokenById,
  forgetToken,
  listTokens,
  revokeToken,
} from './tokens/deploy-tokens';
import { noteDelivery, takeDeliveries } from './told/deliveries';
import { addHook, findHook, forgetOldDeliveries, listHooks, removeHook } from './told/hooks';
import { cutOffBy, unassign } from './unassign';
import { addVitals, forgetOldVitals, listVitals } from './vitals/page-vitals';
import { judgeWatches } from './watch/judge-watches';
import { forgetOldWatches, readWatches } from './watch/read-watches';
import { addVisits, forgetOldVisits } from './watch/watched-visits';

const operations = {
  publish,
  assign,
  assignTogether,
  tryAssign,
  rollback,
  rollbackTogether,
  tryRollback,
  cutOffBy,
  unassign,
  setStanding,
  startCanary,
  stopCanary,
  promoteCanary,
  describeCanaries,
  endBadCanaries,
  addReports,
  addLoads,
  forgetOldReports,
  addErrors,
  forgetOldErrors,
  listErrors,
  openError,
  decideError,
  addVitals,
  forgetOldVitals,
  listVitals,
  addVisits,
  forgetOldVisits,
  judgeWatches,
  readWatches,
  forgetOldWatches,
  addHook,
  findHook,
  listHooks,
  removeHook,
  takeDeliveries,
  noteDelivery,
  forgetOldDeliveries,
  removeUnusedBytes,
  readAudit,
  readChangeSets,
  slotsOfChange: async ({ db }: Database, tenant: string, changeSet: number) => slotsMovedBy(db, tenant, changeSet),
  readPlacings,
  listReleases,
  isSlotKnown,
  describeRelease,
  findNamedRelease,
  createToken,
  ensureToken,
  forgetToken,
  findToken,
  findTokenById,
  listTokens,
  revokeToken,
  createOverrideGrant,
  openOverrideGrant,
  findOverrideGrant,
  listOverrideGrants,
  revokeOverrideGrant,
  changeGrants,
  setService,
  removeService,
  listServices,
  upsertTenant,
  addTenant,
  changeTenant,
  tenantOpening,
  openTenantWhenComplete,
  openCompleteTenants,
  closeTenant,
  reopenTenant,
  removeTenant,
  storeTenantFile,
  readTenantFile,
  readCatalog,
  readAssets,
  readDifferences,
  watchCatalog,
  findRelease: async ({ db }: Database, packageName: string, build: string) => findRelease(db, packageName, build),
};

type Operations = typeof operations;

/** Each operation without its first parameter, the database. */
export type Releases = {
  [Name in keyof Operations]: Operations[Name] extends (database: Database, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
} & { readonly sharedSecret: (name: string) => Promise<Buffer> };

export interface ReleasesOptions {
  /** They seal the secrets that the processes share; left away: the database holds them in clear. */
  readonly secretKeys?: DataKeys | undefined;
}

/** The operations on releases and tenants, on one database. */
export function createReleases(database: Database, { secretKeys }: ReleasesOptions = {}): Releases {
  const all = Object.entries<(database: Database, ...rest: never[]) => unknown>(operations);
  const bound = Object.fromEntries(all.map(([name, act]) => [name, act.bind(undefined, database)]));
  return { ...bound, sharedSecret: (name) => sharedSecret(database, name, secretKeys) } as Releases;
}
