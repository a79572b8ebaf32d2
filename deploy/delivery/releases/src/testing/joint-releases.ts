import type { HostRecord, RemoteRecord } from '@portal/release-record';
import { host, type Made, remote } from './records';

/** A host and its remotes that only run together: the remotes need the host's own version of a module. */

const provided = '@portal/shared';

function jointRemote(slot: string, build: string, version: string): Made<RemoteRecord> {
  const prefix = `/center/${slot}`;
  const page = { path: `${prefix}/list`, title: slot, permission: false, assets: ['page.js'], needs: [provided] };
  const changes: Partial<RemoteRecord> = {
    ...{ package: slot, slot, globalName: `portal_${slot}_${build}`, pages: [page] },
    owns: [{ prefix, permission: false }],
    needs: [{ request: provided, range: `^${version}`, exports: ['x'] }],
  };
  return remote(build, changes, { 'entry.js': `entry of ${slot} ${build}`, 'page.js': `page of ${slot} ${build}` });
}

function jointHost(build: string, version: string): Made<HostRecord> {
  const made = host(build);
  const { provides } = made.record;
  const own = { request: provided, version, exports: ['x'], assets: [], needs: [] };
  return { ...made, record: { ...made.record, provides: [...provides, own] } };
}

export const jointSlots = ['account', 'registration', 'product'] as const;

/** The releases of one build: a host that provides the module in this version, and remotes that need it. */
export const jointReleases = (build: string, version: string): Made<HostRecord | RemoteRecord>[] => [
  jointHost(build, version),
  ...jointSlots.map((slot) => jointRemote(slot, build, version)),
];

/** The builds as they are assigned together. */
export const jointAssignments = (build: string) =>
  ['host', ...jointSlots].map((slot) => ({ slot, package: slot, build }));
