/** Counts the changes of what a tenant's public pages show. What was made from an older version is not shown again. */
export class ContentVersions {
  #ofAll = 0;
  readonly #ofTenants = new Map<string, number>();

  /** Without a tenant, the content of all tenants may have changed. */
  changed(tenant: string): void {
    if (tenant === '') this.#ofAll += 1;
    else this.#ofTenants.set(tenant, (this.#ofTenants.get(tenant) ?? 0) + 1);
  }

  of(tenant: string): string {
    return `${this.#ofAll}.${this.#ofTenants.get(tenant) ?? 0}`;
  }
}
