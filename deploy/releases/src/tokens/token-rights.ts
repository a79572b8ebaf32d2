/** What a deploy token may do: pure. A token without limits may do everything. */
export interface TokenLimits {
  /** Null: every package. */
  package: string | null;
  /** Null: every tenant. */
  tenant: string | null;
}

export interface SlotChange {
  tenant: string;
  /** The package that the slot runs now; undefined where it runs none. */
  from: string | undefined;
  /** The package that it would run. */
  to: string;
}

export function isUnlimited({ package: packageName, tenant }: TokenLimits): boolean {
  return packageName === null && tenant === null;
}

/** A tenant's token brings no code of its own in: it chooses among what teams have published. */
export function mayPublish({ package: own, tenant }: TokenLimits, packageName: string): boolean {
  return own === null ? tenant === null : own === packageName;
}

/** A team's token changes slots that run its package, and empty ones; never a slot that another team fills. */
export function mayChangeSlot({ package: own, tenant: ownTenant }: TokenLimits, { tenant, from, to }: SlotChange) {
  if (ownTenant !== null && ownTenant !== tenant) return false;
  return own === null || (to === own && (from === undefined || from === own));
}
