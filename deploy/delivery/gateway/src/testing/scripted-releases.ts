import type { AssetBytes } from '@portal/releases';
import { FakeReleases, pointer, sampleTenant } from './fake-releases';
import { sampleHost, sampleRenderedSite } from './sample-records';

/** A release's script that draws each page as `html`, an expression in which `input` is what it is drawn from. */
export const drawingScript = (html: string) =>
  `globalThis.portalRender = async (text) => {
    const input = JSON.parse(text);
    return JSON.stringify({ html: ${html}, asked: {}, unanswered: [], facts: {} });
  };`;

/** Two tenants with public sites of their own, whose scripts are given. */
export class ScriptedReleases extends FakeReleases {
  readonly #scripts = new Map<number, string>();

  /** The default tenant's site has the script `own`, and its build is named `build`. */
  constructor(build: string, own: string, neighbour: string) {
    super();
    const host = pointer('host', this.publish(sampleHost()));
    const site = this.publish(sampleRenderedSite(build));
    const other = this.publish(sampleRenderedSite('r1', 'site-jinqiao'));
    this.#scripts.set(site.id, own).set(other.id, neighbour);
    this.tenants = [
      sampleTenant({ pointers: [host, pointer('site', site)] }),
      sampleTenant({
        ...{ code: 'jinqiao', isDefault: false, hostNames: ['jinqiao.localhost'], platformName: '金桥供应链' },
        pointers: [host, pointer('site', other)],
      }),
    ];
  }

  override async readAssets(releaseId: number): Promise<ReadonlyMap<string, AssetBytes>> {
    const files = await super.readAssets(releaseId);
    const script = this.#scripts.get(releaseId);
    return script ? new Map([...files, ['server.js', { identity: Buffer.from(script) }]]) : files;
  }
}
