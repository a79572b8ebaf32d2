import type { RemoteRecord } from '@portal/release-record';
import { audienceOf } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { type ReleaseView, unhashed, viewOf } from '../selection/release-view';
import { replacingSlots, type TenantView } from '../selection/tenant-view';

/** A developer's server that builds a remote from its source code. */
export interface DevRemote {
  /** e.g. `http://127.0.0.1:9001` */
  origin: string;
  /** The name without scope. The server serves `/assets/<package>/dev/` with `release.json` in it. */
  package: string;
}

export type DevRemoteTable = Readonly<Record<string, DevRemote>>;

/** The first build may still be running; the server answers when it is done. */
const maxBuildMs = 60_000;

async function readRecord({ origin, package: name }: DevRemote): Promise<RemoteRecord> {
  const response = await fetch(`${origin}/assets/${name}/dev/release.json`, {
    signal: AbortSignal.timeout(maxBuildMs),
  });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return (await response.json()) as RemoteRecord;
}

/** The remote as it is now. Its files change, so no file has a hash. */
async function currentView(remote: DevRemote): Promise<ReleaseView<RemoteRecord>> {
  return unhashed(viewOf(await readRecord(remote)));
}

/** The tenant with the developers' remotes in their slots. If a server does not answer, its slot keeps its release. */
export async function withDevRemotes(
  tenant: TenantView,
  remotes: DevRemoteTable,
  log: FastifyBaseLogger,
): Promise<TenantView> {
  const current = new Map<string, ReleaseView<RemoteRecord>>();
  await Promise.all(
    Object.entries(remotes).map(async ([slot, remote]) => {
      try {
        const view = await currentView(remote);
        if (audienceOf(view.record) === tenant.audience) current.set(slot, view);
      } catch (error) {
        log.warn({ err: error, slot }, 'the development server does not answer: the published release stands in');
      }
    }),
  );
  return replacingSlots(tenant, current);
}
