import type { HostRecord, ReleaseRecord, RemoteRecord } from '@portal/release-record';
import type { Sentence } from '@portal/release-record/sentence';
import { codeFaults } from './check-codes';
import { menuAreaFaults, menuCollisionFaults, menuFaults } from './check-menus';
import { permissionFaults } from './check-permissions';
import { firstCallFaults, readsFaults } from './check-reads';
import { recordFaults } from './check-record';
import { bundledFaults, remoteFaults } from './check-remote';
import { collisionFaults, ownRouteFaults } from './check-routes';
import { sizeFaults } from './check-size';
import { reservedSlotFaults } from './check-slot-name';

const isHost = (record: ReleaseRecord): record is HostRecord => record.kind === 'host';
const isRemote = (record: ReleaseRecord): record is RemoteRecord => record.kind === 'remote';

/** The faults of the parts that a remote declares of itself: paths, permissions, menus. */
const declarationFaults = (remote: RemoteRecord) => [
  ...ownRouteFaults(remote),
  ...permissionFaults(remote),
  ...menuAreaFaults(remote),
  ...menuFaults(remote),
];

/** The faults of a release that do not depend on where it runs. */
export function releaseFaults(record: ReleaseRecord): Sentence[] {
  const own = isRemote(record)
    ? [...reservedSlotFaults(record.slot), ...bundledFaults(record), ...declarationFaults(record)]
    : [];
  return [
    ...recordFaults(record),
    ...codeFaults(record),
    ...sizeFaults(record),
    ...readsFaults(record),
    ...firstCallFaults(record),
    ...own,
  ];
}

/** The faults that a tenant would have if these were the releases of its slots. */
export function tenantFaults(releases: readonly ReleaseRecord[]): Sentence[] {
  const host = releases.find(isHost);
  const remotes = releases.filter(isRemote);
  const fits = host ? remotes.flatMap((remote) => remoteFaults(remote, host)) : [];
  return [
    ...releases.flatMap(releaseFaults),
    ...fits,
    ...collisionFaults(remotes, host),
    ...menuCollisionFaults(remotes),
  ];
}

/**
 * The faults that a tenant would have if one browser got this remote in its slot, beside the tenant's other releases.
 */
export function swapFaults(remote: RemoteRecord, running: readonly ReleaseRecord[]): Sentence[] {
  const host = running.find(isHost);
  const after = [...running.filter(isRemote).filter(({ slot }) => slot !== remote.slot), remote];
  const fits = host ? remoteFaults(remote, host) : [];
  return [...declarationFaults(remote), ...fits, ...collisionFaults(after, host), ...menuCollisionFaults(after)];
}
