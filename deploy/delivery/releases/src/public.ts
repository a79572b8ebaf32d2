export type {
  AssetBytes,
  Catalog,
  CatalogCanary,
  CatalogPointer,
  CatalogRelease,
  CatalogTenant,
  EmptySlot,
  PermissionGrant,
  SlotBackend,
  Standing,
  TenantBrand,
  TenantFile,
} from './catalog';
export type { DescribedRelease } from './describe-release';
export type { Difference } from './differences/difference';
export { addressesOf, lastingNamesOf } from './differences/lasting-names';
export { platformOwner, unknownOwner } from './errors/fingerprint';
export type { KnownError } from './errors/known-errors';
export type { AskedStanding, ListedError } from './errors/listed-errors';
export type { PageError } from './errors/page-error';
export { audienceFaults, audienceOf } from './gate/check-audience';
export { type TenantVerdict, tenantVerdicts } from './gate/check-fit';
export { remoteFaults } from './gate/check-remote';
export { releaseFaults, swapFaults, tenantFaults } from './gate/gate';
export { hashesOf, hashListOf } from './hash-list';
export type { ListedRelease } from './list-releases';
export type { DescribedCanary } from './loads/describe-canaries';
export { timeClassOf, timeLimits } from './loads/load-times';
export type { SlotLoads } from './loads/slot-loads';
export type { VisitorReport } from './loads/visitor-reports';
export type { CanaryEnd } from './loads/watch-canaries';
export type { MovedSet, TriedMove } from './move-pointers';
export type { Opening } from './opening/open-when-complete';
export type {
  FoundOverrideGrant,
  GrantKind,
  ListedOverrideGrant,
  NewOverrideGrant,
  OverrideGrantQuery,
} from './override-grants';
export { declaredPermissions, type GrantChange, type OwnPermission } from './permission-grants';
export type { Publication } from './publish';
export type { AuditQuery, AuditRow } from './read-audit';
export type { ChangedSlot, ReadChangeSet } from './read-change-sets';
export type { Placing } from './read-placings';
export { ChangeRefused, GenerationMoved, NotThere, ReleaseRefused } from './refusal';
export { buildName, slotOf } from './release-name';
export { createReleases, type Releases } from './releases';
export { keepBytes } from './retention/keep-bytes';
export type { SlotUse, StandingChanged } from './set-standing';
export { sealSharedSecrets, unopenedSecrets } from './shared-secret';
export type { ListedService } from './slot-services';
export type { DeployToken, ListedToken, NewToken } from './tokens/deploy-tokens';
export type { TokenQuota } from './tokens/token-quota';
export {
  isUnlimited,
  mayChangeSlot,
  mayEmptySlot,
  mayPublish,
  type SlotChange,
  type TokenLimits,
} from './tokens/token-rights';
export { mayBeToken } from './tokens/token-text';
export type { Delivery } from './told/deliveries';
export { type Hook, hookSecret, type ListedHook, mailAddressOf } from './told/hooks';
export { bodyOf, type HookEvent, hookEvents, newDeliveryId, type ReleaseEvent } from './told/tell-hooks';
export type { CutOff } from './unassign';
export type { ListedVitals, VitalCount } from './vitals/page-vitals';
export { vitalClassOf, vitalNames } from './vitals/vital-classes';
export type { DecidedWatch, WatchEnd } from './watch/judge-watches';
export type { ReadWatch } from './watch/read-watches';
export { visitsKeptMs, type WatchedVisit } from './watch/watched-visits';
