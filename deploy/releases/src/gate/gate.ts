import type { HostRecord, ReleaseRecord, RemoteRecord } from '@portal/build/release-record';
import { remoteFaults } from './check-remote';
import { routeFaults } from './check-routes';

const isHost = (record: ReleaseRecord): record is HostRecord => record.kind === 'host';
const isRemote = (record: ReleaseRecord): record is RemoteRecord => record.kind === 'remote';

/** The faults that a tenant would have if these were the releases of its slots. */
export function tenantFaults(releases: readonly ReleaseRecord[]): string[] {
  const host = releases.find(isHost);
  const remotes = releases.filter(isRemote);
  const fits = host ? remotes.flatMap((remote) => remoteFaults(remote, host)) : [];
  return [...fits, ...routeFaults(remotes)];
}
