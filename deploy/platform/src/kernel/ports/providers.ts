import type { DataKeys, Queryable } from '@portal/database';
import { provider as providerTable } from '@portal/database/schema/platform';
import type { AllowedHosts, CallKey, CircuitBreaker } from '@portal/http';
import type { PortName } from '@portal/shared/codes/ports';
import { and, eq } from 'drizzle-orm';
import type { CountedCall, PortCounts } from '../counts/port-counts';
import type { AdapterLine } from './adapter-line';
import type { PortBreakers } from './port-breakers';

/** Where a port's provider answers, and the key that signs the calls in both directions. */
export interface Provider extends CallKey {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  /** The hosts that an address may lead to that staff have typed; left away: the operator has chosen the address. */
  readonly hosts?: AllowedHosts | undefined;
  /** Counts a call to it. */
  readonly counted?: CountedCall | undefined;
  /** Knows whether it is away. */
  readonly breaker?: CircuitBreaker | undefined;
  /** Code of the operator's own that speaks to the vendor; then nothing is sent to `url`, which only names it. */
  readonly adapter?: AdapterLine | undefined;
}

/** The providers of all tenants that have none of their own. */
export type ProviderDefaults = { readonly [Port in PortName]?: Provider };

export const secretPlace = (tenant: string, port: PortName) => `provider:${tenant}:${port}`;

interface ProvidersChoices {
  readonly hosts?: AllowedHosts | undefined;
  readonly counts?: PortCounts | undefined;
  readonly breakers?: PortBreakers | undefined;
}

/** Finds the provider of a port for a tenant. It is read for each call, so a change counts at once. */
export class Providers {
  readonly #db: Queryable;
  readonly #dataKeys: DataKeys;
  readonly #defaults: ProviderDefaults;
  readonly #counts: PortCounts | undefined;
  readonly #breakers: PortBreakers | undefined;
  /** Undefined: everywhere, as in a demonstration. */
  readonly hosts: AllowedHosts | undefined;

  constructor(db: Queryable, dataKeys: DataKeys, defaults: ProviderDefaults, choices: ProvidersChoices = {}) {
    this.#db = db;
    this.#dataKeys = dataKeys;
    this.#defaults = defaults;
    this.hosts = choices.hosts;
    this.#counts = choices.counts;
    this.#breakers = choices.breakers;
  }

  /** Returns null where the port is done by hand. Inside a transaction it is asked with the transaction's connection. */
  async find(tenant: string, port: PortName, db: Queryable = this.#db): Promise<Provider | null> {
    const found = await this.#find(tenant, port, db);
    return found && { ...found, counted: this.#counts?.of(port), breaker: this.#breakers?.of(port, found.url) };
  }

  async #find(tenant: string, port: PortName, db: Queryable): Promise<Provider | null> {
    const [row] = await db
      .select()
      .from(providerTable)
      .where(and(eq(providerTable.tenant, tenant), eq(providerTable.port, port)));
    if (!row) return this.#defaults[port] ?? null;
    if (row.url === '') return null;
    const { url, keyId, settings } = row;
    const secret = this.#dataKeys.open(row.secretSealed, secretPlace(tenant, port));
    return { url, keyId, settings, secret, hosts: this.hosts };
  }

  /** The adapter of the environment, which takes results that are not signed as providers sign theirs. */
  adapterOf(port: PortName): AdapterLine | undefined {
    return this.#defaults[port]?.adapter;
  }

  /** The address of the environment's provider, for the list that staff read. */
  defaultUrl(port: PortName): string | null {
    return this.#defaults[port]?.url ?? null;
  }
}
