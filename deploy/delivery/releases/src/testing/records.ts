import { createHash } from 'node:crypto';
import type { AssetRecord, HostRecord, RemoteRecord } from '@portal/release-record';
import type { AssetBytes } from '../catalog';

/** Releases like those of a build, but small enough to read. */

function asset(path: string, text: string): [AssetRecord, AssetBytes] {
  const identity = Buffer.from(text);
  const sha384 = createHash('sha384').update(identity).digest('base64');
  return [{ path, sha384, bytes: identity.length, type: 'text/javascript; charset=utf-8' }, { identity }];
}

function files(texts: Record<string, string>): { assets: AssetRecord[]; files: Map<string, AssetBytes> } {
  const made = Object.entries(texts).map(([path, text]) => asset(path, text));
  return {
    assets: made.map(([record]) => record),
    files: new Map(made.map(([record, bytes]) => [record.path, bytes])),
  };
}

export interface Made<R> {
  record: R;
  files: Map<string, AssetBytes>;
}

export function remote(
  build: string,
  changes: Partial<RemoteRecord> = {},
  texts?: Record<string, string>,
): Made<RemoteRecord> {
  const made = files(texts ?? { 'entry.js': `entry of ${build}`, 'page.js': 'a page' });
  const record: RemoteRecord = {
    format: 1,
    kind: 'remote',
    package: 'account',
    version: '1.0.0',
    build,
    slot: 'account',
    entry: 'entry.js',
    globalName: `portal_account_${build}`,
    pages: [{ path: '/center/crm/user', title: '个人信息', permission: true, assets: ['page.js'], needs: ['react'] }],
    shells: [],
    assets: made.assets,
    owns: [{ prefix: '/center/crm', permission: true }],
    menu: [],
    needs: [{ request: 'react', range: '^19.0.0', exports: ['useState'] }],
    bundledProvided: [],
    ...changes,
  };
  return { record, files: made.files };
}

export function host(build: string, changes: Partial<HostRecord> = {}): Made<HostRecord> {
  const made = files({ 'main.js': `host ${build}`, 'react.js': 'react' });
  const record: HostRecord = {
    format: 1,
    kind: 'host',
    package: 'host',
    version: '1.0.0',
    build,
    entry: 'main.js',
    globalName: `portal_host_${build}`,
    pages: [],
    shells: [],
    assets: made.assets,
    initial: ['main.js'],
    start: { assets: [], needs: ['react'] },
    provides: [
      { request: 'react', version: '19.3.1', exports: ['useState', 'useEffect'], assets: ['react.js'], needs: [] },
    ],
    baseStyle: '',
    redirects: {},
    ...changes,
  };
  return { record, files: made.files };
}
