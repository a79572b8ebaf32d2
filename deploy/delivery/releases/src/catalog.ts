import type { Audience, WatchPolicy } from '@portal/database/schema/tenants';
import type { ReleaseRecord } from '@portal/release-record';
import type { StoredStanding } from '@portal/release-record/standing';
import type { TenantFacts } from '@portal/shared/tenant-facts';
import type { TenantState } from '@portal/shared/tenant-opening';

/** The catalog that a gateway keeps in memory: every tenant, the releases in each of its slots, and nothing else. */

/** A release that should not be used any more (deprecated), or must not (blocked). */
export interface Standing {
  name: StoredStanding;
  reason: string;
  by: string;
  at: Date;
}

export interface CatalogRelease {
  id: number;
  record: ReleaseRecord;
  /** Null or left out: everybody may run it. */
  standing?: Standing | null;
  /** When its files were removed, because nobody had run it for long. Null or left out: they are there. */
  bytesRemovedAt?: Date | null;
}

export interface CatalogPointer {
  /** A remote's slot, or `host`. */
  slot: string;
  release: CatalogRelease;
  /** The release that ran here before; null for the first release of a slot. */
  lastGood: CatalogRelease | null;
  generation: number;
  canary: CatalogCanary | null;
}

/** A release that a part of the customers gets instead of the slot's own. */
export interface CatalogCanary {
  release: CatalogRelease;
  /** The share of customers, 1 to 99. */
  percent: number;
  since: Date;
}

export interface TenantBrand extends TenantFacts {
  code: string;
  isDefault: boolean;
  audience: Audience;
  /** What happens when a watch decides that a release is bad; left out: people are told. */
  watch?: WatchPolicy;
  hostNames: readonly string[];
  companyLogo: string;
  favicon: string;
  backgroundImg: string;
}

/** A slot that ran a release once and runs none now. */
export interface EmptySlot {
  slot: string;
  generation: number;
}

/** A role that has a permission although its release does not say so, or the other way round. */
export interface PermissionGrant {
  /** A permission of a remote: `<slot>.<act>`. */
  code: string;
  /** An employee role such as `E105`, or a company role such as `SCM-C101`. */
  role: string;
  effect: 'give' | 'take';
}

/** The address to which `/api/<slot>/…` goes. */
export interface SlotBackend {
  slot: string;
  url: string;
}

export interface CatalogTenant extends TenantBrand {
  /** Customers are served in an open one only. */
  state: TenantState;
  /** The change that left the pointers so; 0 if none did, left out by a portal from before changes had numbers. */
  changeSet?: number;
  pointers: readonly CatalogPointer[];
  emptySlots: readonly EmptySlot[];
  grants: readonly PermissionGrant[];
  /** The backends of slots, whether or not a remote runs there. */
  services: readonly SlotBackend[];
}

export interface Catalog {
  tenants: readonly CatalogTenant[];
}

export interface AssetBytes {
  identity: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

export interface TenantFile {
  bytes: Buffer;
  type: string;
}
