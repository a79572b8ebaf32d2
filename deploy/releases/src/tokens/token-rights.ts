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

/** Whether a token speaks for whole tenants, at least for one: which slots it has and who fills them. */
function speaksForTenants({ package: own }: TokenLimits): boolean {
  return own === null;
}

/**
 * A team's token changes slots that run its package: never a slot that another team fills, and no slot that is not
 * there yet, since a new slot takes paths of the tenant for itself.
 */
export function mayChangeSlot(token: TokenLimits, { tenant, from, to }: SlotChange): boolean {
  if (token.tenant !== null && token.tenant !== tenant) return false;
  return speaksForTenants(token) || (to === token.package && from === token.package);
}
