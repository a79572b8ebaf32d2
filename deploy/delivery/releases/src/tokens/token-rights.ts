/** The rights of a deploy token: pure. A token without limits may do everything. */
export interface TokenLimits {
  /** Null means every package. */
  package: string | null;
  /** Null means every tenant. */
  tenant: string | null;
}

export interface SlotChange {
  tenant: string;
  /** The package that the slot runs now; undefined if it runs none. */
  from: string | undefined;
  /** The package that it would run. */
  to: string;
}

export function isUnlimited({ package: packageName, tenant }: TokenLimits): boolean {
  return packageName === null && tenant === null;
}

/** A tenant's token brings in no code of its own. It chooses among the releases that teams have published. */
export function mayPublish({ package: own, tenant }: TokenLimits, packageName: string): boolean {
  return own === null ? tenant === null : own === packageName;
}

/** Returns whether a token may decide for whole tenants, at least for one: which slots it has and who fills them. */
function speaksForTenants({ package: own }: TokenLimits): boolean {
  return own === null;
}

/**
 * A team's token changes slots that run its package. It never changes a slot that another team fills, and never adds a
 * slot, since a new slot takes paths of the tenant for itself.
 */
export function mayChangeSlot(token: TokenLimits, { tenant, from, to }: SlotChange): boolean {
  if (token.tenant !== null && token.tenant !== tenant) return false;
  return speaksForTenants(token) || (to === token.package && from === token.package);
}

/** A team could not fill its slot again, so it cannot empty it either. */
export function mayEmptySlot(token: TokenLimits, tenant: string): boolean {
  return speaksForTenants(token) && (token.tenant === null || token.tenant === tenant);
}
