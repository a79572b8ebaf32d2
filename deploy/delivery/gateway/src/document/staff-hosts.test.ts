import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BootDocument } from '@portal/shared/boot-document';
import type { FastifyInstance } from 'fastify';
import { pointer, sampleReleases, sampleTenant } from '../testing/fake-releases';
import { sampleHost, sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

const staffHost = 'staff.localhost';
let gateway: FastifyInstance;
beforeAll(async () => {
  const releases = sampleReleases();
  const host = releases.publish({
    ...sampleHost('h2'),
    staff: { assets: ['react.js'], needs: [] },
    session: { assets: ['dom.js'], needs: [] },
  });
  const desk = sampleRemote({ slot: 'desk', prefix: '/desk' });
  const page = { ...desk.pages[0], path: '/desk', title: '登录', permission: false, assets: ['list.js'], needs: [] };
  const published = releases.publish({ ...desk, audience: 'staff', pages: [page] });
  releases.publish({ ...desk, audience: 'staff', build: 'r0' });
  releases.tenants.push(
    sampleTenant({
      ...{ code: 'staff', audience: 'staff', isDefault: false, hostNames: [staffHost], platformName: '平台工作台' },
      pointers: [pointer('host', host), pointer('desk', published)],
    }),
  );
  gateway = await startedGateway({ releases, demo: true });
});
afterAll(() => gateway.close());

const read = (url: string, host: string) => gateway.inject({ url, headers: { host } });
const bootIn = (html: string): BootDocument =>
  JSON.parse(/<script type="application\/json" id="portal-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the document at a host name of staff', () => {
  test('says for whom it is and begins with the start of staff', async () => {
    const { statusCode, body } = await read('/desk', staffHost);
    expect([statusCode, bootIn(body).audience, bootIn(body).home]).toEqual([200, 'staff', '/desk']);
    expect(body).toContain('<title>登录 - 平台工作台</title>');
    const files = [...body.matchAll(/as="script" href="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toEqual(['/assets/host/h2/react.js', '/assets/desk/r1/entry.js', '/assets/desk/r1/list.js']);
  });

  test('prepares for the desk at `/`', async () => {
    const { body } = await read('/', staffHost);
    expect(body).toContain('/assets/desk/r1/list.js');
  });

  test.each(['/login', '/index/index', '/center/crm/index', '/resetpwd/account', '/desk/nothing'])(
    'has no page at %s',
    async (path) => {
      const { statusCode, body } = await read(path, staffHost);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('login.js');
    },
  );
});

describe('search engines at a host name of staff', () => {
  test('may read nothing', async () => {
    expect((await read('/robots.txt', staffHost)).body).toBe('User-agent: *\nDisallow: /\n');
  });

  test.each(['/sitemap.xml', '/feed.xml'])('find no %s', async (path) => {
    expect((await read(path, staffHost)).statusCode).toBe(404);
  });
});

describe('at the host names of customers', () => {
  test('there is no desk', async () => {
    const { statusCode, body } = await read('/desk', 'localhost');
    const { audience, home, remotes } = bootIn(body);
    expect([statusCode, audience, home]).toEqual([404, 'customers', '/index/index']);
    expect(remotes.map(({ slot }) => slot)).toEqual(['account', 'site']);
  });

  test.each(['/assets/desk/r1/entry.js', '/assets/desk/r1/hashes.json', '/assets/desk/r0/entry.js'])(
    '%s is not there, in use or not, while staff get it',
    async (path) => {
      for (const host of ['localhost', 'jinqiao.localhost', 'stranger.example'])
        expect((await read(path, host)).statusCode).toBe(404);
      expect((await read(path, staffHost)).statusCode).toBe(200);
    },
  );

  test('the harness does not run a remote of staff', async () => {
    expect((await read('/standalone/desk@r0/desk', 'localhost')).statusCode).toBe(404);
    expect((await read('/standalone/desk@r0/desk', staffHost)).statusCode).toBe(200);
  });
});
