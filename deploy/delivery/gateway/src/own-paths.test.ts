import { expect, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { gatewayPaths } from '@portal/release-record/gateway-paths';
import type { FastifyInstance } from 'fastify';
import { deliveredGateway } from './testing/delivered-gateway';
import { startedGateway } from './testing/started-gateway';

/** The first part of each path that the gateway has a route for, without the one for all pages. */
function ownPaths(gateway: FastifyInstance): string[] {
  const lines = gateway.printRoutes({ commonPrefix: false }).split('\n');
  const paths = lines.flatMap((line) => /^[├└]── (\/?[^\s/*]*)/.exec(line)?.[1] ?? []);
  return [...new Set(paths.map((path) => `/${path.replace(/^\//, '').split('/')[0]}`))].filter((path) => path !== '/');
}

const listed = (path: string) => (gatewayPaths as readonly string[]).includes(path);

test('[threat: greedy release] every path that the gateway serves itself is kept from packages', async () => {
  const gateway = await startedGateway({ demo: true });
  const paths = ownPaths(gateway);
  await gateway.close();
  expect(paths.length).toBeGreaterThan(6);
  expect(paths).toEqual(
    expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/feed.xml', '/healthz', '/readyz', '/api']),
  );
  expect(paths.filter((path) => !listed(path))).toEqual([]);
});

describeDatabase('with the deploy API', (database) => {
  test('[threat: greedy release] the same', async () => {
    const { gateway } = await deliveredGateway(database());
    const paths = ownPaths(gateway);
    await gateway.close();
    expect(paths).toContain('/-');
    expect(paths.filter((path) => !listed(path))).toEqual([]);
  });
});
