import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { HostRecord, RemoteRecord } from '@portal/release-record';
import { createReleases, type Releases } from '@portal/releases';
import { filesOf, sampleHost, sampleRemote } from './testing/sample-records';
import { startedGateway } from './testing/started-gateway';

const by = 'test';

async function release(releases: Releases, record: HostRecord | RemoteRecord): Promise<void> {
  await releases.publish({ record, files: filesOf(record), by });
  const slot = record.kind === 'host' ? 'host' : record.slot;
  await releases.assign({ tenant: 'localhost', slot, package: record.package, build: record.build, by });
}

describeDatabase('a gateway on the real releases', (database) => {
  test('serves what is published, and a change within a second of its commit', async () => {
    const releases = createReleases(database());
    await seedDemoTenants(releases, 'test');
    await release(releases, sampleHost());
    await release(releases, sampleRemote({ slot: 'site', prefix: '/index' }));
    const gateway = await startedGateway({ releases });
    const entryOf = async () => {
      const { body } = await gateway.inject({ url: '/', headers: { host: 'localhost' } });
      return /\/assets\/site\/\w+\/entry\.js/.exec(body)?.[0] ?? '';
    };
    expect(await entryOf()).toBe('/assets/site/r1/entry.js');

    await release(releases, sampleRemote({ slot: 'site', prefix: '/index', build: 'r2' }));
    const committed = performance.now();
    while ((await entryOf()) !== '/assets/site/r2/entry.js' && performance.now() - committed < 5_000) await pause(10);
    expect(performance.now() - committed).toBeLessThan(1_000);

    const { body } = await gateway.inject({ url: '/login', headers: { host: 'localhost' } });
    const logo = /\/brand\/[0-9a-f]+\.webp/.exec(body)?.[0] ?? '';
    expect((await gateway.inject({ url: logo })).headers['content-type']).toBe('image/webp');
    await gateway.close();
  });
});
