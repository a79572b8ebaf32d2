import type { CatalogTenant, TenantFile } from '@portal/releases';
import type { ReleasesPort } from '../releases-port';
import { type ServedFile, servedFile } from './served-file';

const address = /^\/brand\/([a-z0-9]+)\.[a-z0-9]+$/;

function addressesOf({ companyLogo, favicon, backgroundImg }: CatalogTenant): string[] {
  return [companyLogo, favicon, backgroundImg].filter((file) => address.test(file));
}

interface BrandFile {
  readonly stored: TenantFile;
  readonly served: ServedFile;
}

const tagOf = (path: string) => address.exec(path)?.[1] ?? '';

/** The tenants' own pictures, by address, in memory. */
export class BrandFiles {
  readonly #releases: Pick<ReleasesPort, 'readTenantFile'>;
  readonly #headers: Record<string, string>;
  #byAddress = new Map<string, BrandFile>();

  constructor(releases: Pick<ReleasesPort, 'readTenantFile'>, headers: Record<string, string>) {
    this.#releases = releases;
    this.#headers = headers;
  }

  async use(tenants: readonly CatalogTenant[]): Promise<void> {
    const files = new Map<string, BrandFile>();
    for (const path of new Set(tenants.flatMap(addressesOf))) {
      const file = this.#byAddress.get(path) ?? (await this.#load(path));
      if (file) files.set(path, file);
    }
    this.#byAddress = files;
  }

  find(path: string): ServedFile | undefined {
    return this.#byAddress.get(path)?.served;
  }

  /** All pictures by the hash in their address. */
  get contents(): ReadonlyMap<string, TenantFile> {
    return new Map([...this.#byAddress].map(([path, { stored }]) => [tagOf(path), stored]));
  }

  async #load(path: string): Promise<BrandFile | undefined> {
    const tag = tagOf(path);
    const stored = await this.#releases.readTenantFile(tag);
    return stored && { stored, served: servedFile({ tag, type: stored.type, identity: stored.bytes }, this.#headers) };
  }
}
