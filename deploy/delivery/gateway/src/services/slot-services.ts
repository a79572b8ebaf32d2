import type { CatalogTenant } from '@portal/releases';
import { type ServiceFigures, SlotService, type SlotServiceOptions } from './slot-service';

export type SlotServicesOptions = Omit<SlotServiceOptions, 'slot' | 'url'>;

type Tenants = readonly Pick<CatalogTenant, 'services'>[];

const keyOf = (slot: string, url: string) => `${slot} ${url}`;

/** The services that this gateway talks to. Tenants with the same service of a slot share it. */
export class SlotServices {
  readonly #options: SlotServicesOptions;
  readonly #services = new Map<string, SlotService>();

  constructor(options: SlotServicesOptions) {
    this.#options = options;
  }

  find({ services }: Pick<CatalogTenant, 'services'>, slot: string): SlotService | undefined {
    const url = services.find((backend) => backend.slot === slot)?.url;
    if (url === undefined) return undefined;
    const key = keyOf(slot, url);
    const known = this.#services.get(key) ?? new SlotService({ ...this.#options, slot, url });
    this.#services.set(key, known);
    return known;
  }

  get figures(): ServiceFigures[] {
    return [...this.#services.values()].map((service) => service.figures);
  }

  /** Lets go of services that no tenant has any more. */
  keep(tenants: Tenants): void {
    const named = new Set(tenants.flatMap(({ services }) => services.map(({ slot, url }) => keyOf(slot, url))));
    for (const [key, service] of this.#services) {
      if (named.has(key)) continue;
      this.#services.delete(key);
      void service.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#services.values()].map((service) => service.close()));
  }
}
