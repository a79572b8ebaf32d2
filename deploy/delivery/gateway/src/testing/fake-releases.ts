import type { HostRecord, RemoteRecord } from '@portal/release-record';
import type {
  AssetBytes,
  Catalog,
  CatalogPointer,
  CatalogRelease,
  CatalogTenant,
  Difference,
  TenantFile,
} from '@portal/releases';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import type { ReleasesPort } from '../releases-port';
import { filesOf, sampleHost, sampleRemote } from './sample-records';

type Calls = { [N in keyof ReleasesPort]: number };

/** The releases in memory, with a switch that takes the database away. */
export class FakeReleases implements ReleasesPort {
  readonly calls: Calls = {
    readCatalog: 0,
    readAssets: 0,
    readDifferences: 0,
    findRelease: 0,
    readTenantFile: 0,
    watchCatalog: 0,
  };
  readonly tenantFiles = new Map<string, TenantFile>();
  tenants: CatalogTenant[] = [];
  away = false;
  readonly #releases: CatalogRelease[] = [];
  readonly #listeners = new Set<() => void>();

  publish(record: HostRecord | RemoteRecord): CatalogRelease {
    const release = { id: this.#releases.length + 1, record };
    this.#releases.push(release);
    return release;
  }

  /** Does the same as the database's notification. */
  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  readCatalog(): Promise<Catalog> {
    return this.#answer('readCatalog', () => ({ tenants: [...this.tenants] }));
  }

  readAssets(releaseId: number): Promise<ReadonlyMap<string, AssetBytes>> {
    return this.#answer('readAssets', () => {
      const release = this.#releases.find(({ id }) => id === releaseId);
      return release ? filesOf(release.record) : new Map();
    });
  }

  /** The differences of releases are tested on real ones: `differences.test.ts`. */
  readDifferences(): Promise<ReadonlyMap<string, readonly Difference[]>> {
    return this.#answer('readDifferences', () => new Map());
  }

  findRelease(packageName: string, build: string): Promise<CatalogRelease | undefined> {
    return this.#answer('findRelease', () =>
      this.#releases.find(({ record }) => record.package === packageName && record.build === build),
    );
  }

  readTenantFile(sha: string): Promise<TenantFile | undefined> {
    return this.#answer('readTenantFile', () => this.tenantFiles.get(sha));
  }

  watchCatalog(onChange: () => void): Promise<() => Promise<void>> {
    return this.#answer('watchCatalog', () => {
      this.#listeners.add(onChange);
      return async () => {
        this.#listeners.delete(onChange);
      };
    });
  }

  async #answer<T>(name: keyof ReleasesPort, answer: () => T): Promise<T> {
    this.calls[name] += 1;
    if (this.away) throw new Error('the database is away');
    return answer();
  }
}

export function pointer(slot: string, release: CatalogRelease, lastGood: CatalogRelease | null = null): CatalogPointer {
  return { slot, release, lastGood, generation: 1, canary: null };
}

export function sampleTenant(overrides: Partial<CatalogTenant> & Pick<CatalogTenant, 'pointers'>): CatalogTenant {
  return {
    ...noTenantFacts,
    code: 'main',
    isDefault: true,
    state: 'open',
    changeSet: 7,
    audience: 'customers',
    hostNames: ['localhost', '127.0.0.1'],
    platformName: '供应链金融服务平台',
    themeColor: '#D83651',
    companyLogo: '',
    favicon: '',
    backgroundImg: '',
    backgroundTitle: '让供应链更有信用',
    backgroundContent: '一站式金融服务',
    filingsContent: '京ICP备00000000号',
    emptySlots: [],
    grants: [],
    services: [],
    ...overrides,
  };
}

/** Two tenants on one host, each with its own public site. They share everything else. */
export function sampleReleases(): FakeReleases {
  const releases = new FakeReleases();
  const host = releases.publish(sampleHost());
  const site = releases.publish(sampleRemote({ slot: 'site', prefix: '/index' }));
  const siteJinqiao = releases.publish(sampleRemote({ slot: 'site', prefix: '/index', packageName: 'site-jinqiao' }));
  const accountBefore = releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'r0' }));
  const account = releases.publish(sampleRemote({ slot: 'account', prefix: '/center/crm' }));
  const common = [pointer('host', host), pointer('account', account, accountBefore)];
  releases.tenantFiles.set('abc123', {
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    type: 'image/svg+xml',
  });
  releases.tenants = [
    sampleTenant({ pointers: [...common, pointer('site', site)] }),
    sampleTenant({
      code: 'jinqiao',
      isDefault: false,
      hostNames: ['jinqiao.localhost'],
      platformName: '金桥供应链',
      themeColor: '#0B6E4F',
      companyLogo: '/brand/abc123.svg',
      mainSystem: 'https://main.jinqiao.example/',
      pointers: [...common, pointer('site', siteJinqiao)],
    }),
  ];
  return releases;
}
