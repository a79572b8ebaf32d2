import type { Database } from '@portal/database';
import { type Assignment, assign, assignTogether, type JointAssignment, type Rollback, rollback } from './assign';
import { type CanaryEnd, type CanaryStart, promoteCanary, startCanary, stopCanary } from './canary';
import type { TenantBrand, TenantFile } from './catalog';
import { watchCatalog } from './catalog-channel';
import { describeRelease } from './describe-release';
import { findNamedRelease, listReleases } from './list-releases';
import type { CanaryBudget } from './loads/canary-verdict';
import { addLoads, type SlotLoads } from './loads/slot-loads';
import { addReports, forgetOldReports, type VisitorReport } from './loads/visitor-reports';
import { endBadCanaries } from './loads/watch-canaries';
import {
  createOverrideGrant,
  findOverrideGrant,
  listOverrideGrants,
  type NewOverrideGrant,
  type OverrideGrantQuery,
  openOverrideGrant,
  revokeOverrideGrant,
} from './override-grants';
import { changeGrants, type GrantChange } from './permission-grants';
import { type Publication, publish } from './publish';
import { type AuditQuery, readAudit } from './read-audit';
import { readAssets, readCatalog } from './read-catalog';
import { removeUnusedBytes } from './retention/remove-unused-bytes';
import { type StandingChange, setStanding } from './set-standing';
import { sharedSecret } from './shared-secret';
import { listServices, removeService, type ServiceChange, type ServicePlace, setService } from './slot-services';
import { findRelease } from './stored-release';
import {
  addTenant,
  changeTenant,
  type NewTenant,
  readTenantFile,
  storeTenantFile,
  type TenantChange,
  upsertTenant,
} from './tenants';
import {
  createToken,
  ensureToken,
  findToken,
  findTokenById,
  forgetToken,
  listTokens,
  type NewToken,
  revokeToken,
} from './tokens/deploy-tokens';
import { cutOffBy, type Unassignment, unassign } from './unassign';

/** The operations on releases and tenants, on one database. */
export function createReleases(database: Database) {
  return {
    publish: (publication: Publication) => publish(database, publication),
    assign: (assignment: Assignment) => assign(database, assignment),
    assignTogether: (assignment: JointAssignment) => assignTogether(database, assignment),
    rollback: (change: Rollback) => rollback(database, change),
    cutOffBy: (tenant: string, slot: string) => cutOffBy(database, tenant, slot),
    unassign: (change: Unassignment) => unassign(database, change),
    setStanding: (change: StandingChange) => setStanding(database, change),
    startCanary: (start: CanaryStart) => startCanary(database, start),
    stopCanary: (end: CanaryEnd) => stopCanary(database, end),
    promoteCanary: (end: CanaryEnd) => promoteCanary(database, end),
    endBadCanaries: (budget?: CanaryBudget) => endBadCanaries(database, budget),
    addReports: (reports: readonly VisitorReport[]) => addReports(database, reports),
    addLoads: (told: readonly SlotLoads[]) => addLoads(database, told),
    forgetOldReports: () => forgetOldReports(database),
    removeUnusedBytes: (now?: Date) => removeUnusedBytes(database, now),
    readAudit: (query: AuditQuery) => readAudit(database, query),
    listReleases: (query: { package?: string | undefined; limit: number }) => listReleases(database, query),
    describeRelease: (id: number) => describeRelease(database, id),
    findNamedRelease: (packageName: string, name: string) => findNamedRelease(database, packageName, name),
    createToken: (wanted: NewToken) => createToken(database, wanted),
    ensureToken: (name: string, token: string) => ensureToken(database, name, token),
    forgetToken: (name: string) => forgetToken(database, name),
    findToken: (token: string) => findToken(database, token),
    findTokenById: (id: number) => findTokenById(database, id),
    listTokens: () => listTokens(database),
    revokeToken: (name: string, by: string) => revokeToken(database, name, by),
    createOverrideGrant: (wanted: NewOverrideGrant) => createOverrideGrant(database, wanted),
    openOverrideGrant: (id: string) => openOverrideGrant(database, id),
    findOverrideGrant: (id: string) => findOverrideGrant(database, id),
    listOverrideGrants: (query: OverrideGrantQuery) => listOverrideGrants(database, query),
    revokeOverrideGrant: (id: string, by: string, query: OverrideGrantQuery) =>
      revokeOverrideGrant(database, id, by, query),
    changeGrants: (change: GrantChange) => changeGrants(database, change),
    setService: (change: ServiceChange) => setService(database, change),
    removeService: (place: ServicePlace) => removeService(database, place),
    listServices: () => listServices(database),
    sharedSecret: (name: string) => sharedSecret(database, name),
    upsertTenant: (brand: TenantBrand, by: string) => upsertTenant(database, brand, by),
    addTenant: (wanted: NewTenant) => addTenant(database, wanted),
    changeTenant: (change: TenantChange) => changeTenant(database, change),
    storeTenantFile: (file: TenantFile) => storeTenantFile(database, file),
    readTenantFile: (sha: string) => readTenantFile(database, sha),
    readCatalog: () => readCatalog(database),
    findRelease: (packageName: string, build: string) => findRelease(database.db, packageName, build),
    readAssets: (releaseId: number) => readAssets(database, releaseId),
    watchCatalog: (onChange: () => void) => watchCatalog(database, onChange),
  };
}

export type Releases = ReturnType<typeof createReleases>;
