import type { CatalogTenant } from '@portal/releases';
import type { ReleasesPort } from '../releases-port';
import { type ServedFile, servedFile } from './served-file';

const address = /^\/brand\/([a-z0-9]+)\.[a-z0-9]+$/;

function addressesOf({ companyLogo, favicon, backgroundImg }: CatalogTenant): string[] {
  return [companyLogo, favicon, backgroundImg].filter((file) => address.test(file));
}

/** The tenants' own pictures, by address, in memory. */
export class BrandFiles {
  readonly #releases: Pick<ReleasesPort, 'readTenantFile'>;
  readonly #headers: Record<string, string>;
  #byAddress = new Map<string, ServedFile>();

  constructor(releases: Pick<ReleasesPort, 'readTenantFile'>, headers: Record<string, string>) {
    this.#releases = releases;
    this.#headers = headers;
  }

  async use(tenants: readonly CatalogTenant[]): Promise<void> {
    const files = new Map<string, ServedFile>();
    for (const path of new Set(tenants.flatMap(addressesOf))) {
      const file = this.#byAddress.get(path) ?? (await this.#load(path));
      if (file) files.set(path, file);
    }
    this.#byAddress = files;
  }

  find(path: string): ServedFile | undefined {
    return this.#byAddress.get(path);
  }

  async #load(path: string): Promise<ServedFile | undefined> {
    const tag = address.exec(path)?.[1] ?? '';
    const file = await this.#releases.readTenantFile(tag);
    return file && servedFile({ tag, type: file.type, identity: file.bytes }, this.#headers);
  }
}
