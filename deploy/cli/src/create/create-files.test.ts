import { describe, expect, test } from '@jest/globals';
import { insideFiles } from './inside-files';
import { outsideFiles } from './outside-files';
import { sharedPeers, workspaceVersions } from './pack-packages';

const remote = { name: 'invoice', title: '发票中心', prefix: '/center/invoice', permission: true };
const archives = {
  '@portal/build': 'vendor/portal-build-1.0.0.tgz',
  '@portal/cli': 'vendor/portal-cli-1.0.0.tgz',
  '@portal/release-record': 'vendor/portal-release-record-1.0.0.tgz',
  '@portal/shared': 'vendor/portal-shared-1.0.0.tgz',
};

describe('a new remote', () => {
  test('in the workspace takes its versions from the catalog and declares what it owns', () => {
    const files = insideFiles(remote);
    const manifest = JSON.parse(files['package.json'] ?? '');
    expect(manifest.portal).toEqual({
      kind: 'remote',
      slot: 'invoice',
      owns: [{ prefix: '/center/invoice', permission: true }],
      permissions: [{ code: 'invoice.read', title: '查看发票中心', roles: 'everyone' }],
      menu: [{ title: '发票中心', path: '/center/invoice', area: 'header', order: 50 }],
    });
    expect(manifest.dependencies.react).toBe('catalog:');
    expect(files['src/routes.tsx']).toContain("path: '/center/invoice'");
    expect(files['src/routes.tsx']).toContain("permission: true, needs: 'invoice.read'");
    expect(files['src/pages/home/page.test.tsx']).toContain('发票中心');
  });

  test("outside takes the workspace's exact versions and the packed packages", () => {
    const versions = workspaceVersions();
    const manifest = JSON.parse(outsideFiles(remote, versions, archives, sharedPeers())['package.json'] ?? '');
    expect(manifest.dependencies.react).toBe(versions.react);
    expect(manifest.devDependencies['@portal/cli']).toBe('file:vendor/portal-cli-1.0.0.tgz');
    expect(manifest.devDependencies.antd).toBe(versions.antd);
    expect(manifest.overrides.webpack).toBe('5.110.3');
    const all = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(all.filter((version) => !/^(\d+\.\d+\.\d+|file:vendor\/.+\.tgz)$/.test(String(version)))).toEqual([]);
  });
});
