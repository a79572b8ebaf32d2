import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BootDocument } from '@portal/shared/boot-document';
import type { FastifyInstance } from 'fastify';
import { sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let developer: Server;
let gateway: FastifyInstance;
let address: string;
const record = sampleRemote({ slot: 'account', prefix: '/center/crm', build: 'dev' });

beforeAll(async () => {
  developer = createServer((request, response) => {
    if (request.url === '/assets/account/dev/release.json') response.end(JSON.stringify(record));
    else response.end(`from the developer: ${request.url}`);
  });
  developer.on('upgrade', (request, socket) => {
    socket.end(`HTTP/1.1 403 Forbidden\r\nx-asked: ${request.url}\r\n\r\n`);
  });
  developer.listen(0, '127.0.0.1');
  await once(developer, 'listening');
  const origin = `http://127.0.0.1:${(developer.address() as AddressInfo).port}`;
  gateway = await startedGateway({
    demo: true,
    devRemotes: {
      account: { origin, package: 'account' },
      message: { origin: 'http://127.0.0.1:1', package: 'message' },
    },
  });
  address = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  developer.close();
});

async function documentOf(path: string) {
  const headers = { host: 'localhost:8080', cookie: 'access_token=one' };
  const response = await gateway.inject({ url: path, headers });
  const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(response.body)?.[1] ?? 'null') as BootDocument;
  return { response, boot };
}

test("a developer's remote is in its slot, without hashes; the others are as published", async () => {
  const { response, boot } = await documentOf('/center/crm/index');
  expect(boot.remotes.find(({ slot }) => slot === 'account')).toMatchObject({
    build: 'dev',
    entry: '/assets/account/dev/entry.js',
    globalName: 'portal_account_dev',
    hashes: null,
    lastGood: null,
  });
  expect(boot.remotes.map(({ slot }) => slot).sort()).toEqual(['account', 'site']);
  expect(Object.keys(boot.integrity).some((path) => path.startsWith('/assets/account/'))).toBe(false);
  expect(boot.remotes.find(({ slot }) => slot === 'site')?.hashes).toMatch(/^sha384-/);
  expect(response.body).toMatch(/<link rel="preload" as="script" href="\/assets\/account\/dev\/entry.js" crossorigin/);
});

test('the policy allows what development needs and nothing else', async () => {
  const { response } = await documentOf('/login');
  expect(response.headers['integrity-policy']).toBeUndefined();
  expect(response.headers['content-security-policy']).toContain(
    "connect-src 'self' ws://localhost:8080 wss://localhost:8080;",
  );
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
});

test('the document shows what the server builds now', async () => {
  record.pages = [{ path: '/center/crm/new', title: '新页面', permission: true, assets: ['detail.js'], needs: [] }];
  const { response } = await documentOf('/center/crm/new');
  expect(response.body).toContain('<title>新页面 - 供应链金融服务平台</title>');
});

test('files come from the developer, of published builds from memory', async () => {
  expect(await (await fetch(`${address}/assets/account/dev/x.js?v=1`)).text()).toBe(
    'from the developer: /assets/account/dev/x.js?v=1',
  );
  expect((await fetch(`${address}/assets/account/r1/entry.js`)).status).toBe(200);
});

test('standalone runs the remote from its sources too', async () => {
  const { boot } = await documentOf('/standalone/account/center/crm/new');
  expect(boot.remotes).toMatchObject([{ slot: 'account', build: 'dev' }]);
  expect(boot.standalone?.basePath).toBe('/standalone/account');
});

test('update sockets reach the developer', async () => {
  const asked = once(developer, 'upgrade');
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(
    'GET /assets/account/dev/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [request] = (await asked) as [{ url: string }];
  expect(request.url).toBe('/assets/account/dev/ws');
  socket.destroy();
});
