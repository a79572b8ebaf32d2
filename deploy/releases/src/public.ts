export type { Assignment, JointAssignment, Rollback, SlotRelease } from './assign';
export type {
  AssetBytes,
  Catalog,
  CatalogPointer,
  CatalogRelease,
  CatalogTenant,
  TenantBrand,
  TenantFile,
} from './catalog';
export { demoPackages, seedDemoTenants } from './demo/demo-tenants';
export { tenantFaults } from './gate/gate';
export type { Publication } from './publish';
export { GenerationMoved, ReleaseRefused } from './refusal';
export { createReleases, type Releases } from './releases';
