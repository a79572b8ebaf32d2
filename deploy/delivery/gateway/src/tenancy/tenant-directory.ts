import { hostNameOf } from './host-name';

interface NamedTenant {
  readonly hostNames: readonly string[];
  readonly isDefault: boolean;
}

/**
 * Finds the tenant that a Host header names, by exact match only. Every other header means nobody; in a demonstration
 * it means the default tenant.
 */
export class TenantDirectory<T extends NamedTenant> {
  readonly #byName = new Map<string, T>();
  readonly #fallback: T | undefined;

  constructor(tenants: readonly T[], strangersAreDefault: boolean) {
    for (const tenant of tenants)
      for (const name of tenant.hostNames) this.#byName.set(hostNameOf(name) || name.toLowerCase(), tenant);
    this.#fallback = strangersAreDefault ? (tenants.find((tenant) => tenant.isDefault) ?? tenants[0]) : undefined;
  }

  find(hostHeader: string | undefined): T | undefined {
    return this.#byName.get(hostNameOf(hostHeader)) ?? this.#fallback;
  }
}
