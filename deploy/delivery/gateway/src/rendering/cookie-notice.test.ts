import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { FakeReleases, pointer, sampleTenant } from '../testing/fake-releases';
import { sampleHost, sampleRenderedSite } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
const releases = new FakeReleases();

beforeAll(async () => {
  const [host, site] = [releases.publish(sampleHost()), releases.publish(sampleRenderedSite())];
  const pointers = [pointer('host', host), pointer('site', site)];
  releases.tenants = [
    sampleTenant({ pointers, cookieNotice: '本站使用 Cookie 保持登录 <状态>。' }),
    sampleTenant({ code: 'quiet', isDefault: false, hostNames: ['quiet.localhost'], pointers }),
  ];
  gateway = await startedGateway({
    releases,
    rendering: {
      patience: 20_000,
      watchContent: async () => async () => undefined,
      renderer: {
        render: async () => JSON.stringify({ html: '<main>页</main>', facts: {}, asked: {}, unanswered: [] }),
      },
    },
  });
}, 60_000);
afterAll(() => gateway.close());

const read = (cookie = '', host = 'localhost', url = '/index/list?keyword=a') =>
  gateway.inject({ url, headers: { host, cookie } });

const formIn = (body: string) => /<form class="portal-cookie-notice".*<\/form>/.exec(body)?.[0];

test('a public page ends with the line, and a browser in which it was read never gets it again', async () => {
  const { body } = await read();
  const form = formIn(body) ?? '';
  expect(form).toContain('本站使用 Cookie 保持登录 &lt;状态&gt;。');
  expect(body.indexOf(form)).toBeGreaterThan(body.indexOf('<main>页</main>'));
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const pressed = await gateway.inject({
    method: 'POST',
    url: action,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/index/list?keyword=a']);
  const [cookie = ''] = String(pressed.headers['set-cookie']).split(';');
  expect(pressed.headers['set-cookie']).toMatch(/Max-Age=31536000; HttpOnly; SameSite=Lax/);
  const after = await read(cookie);
  expect(formIn(after.body)).toBeUndefined();
  expect(after.body).toMatch(/<\/body>\n<\/html>$/);
  // What another tenant, or an older text, has said is not this line.
  expect(formIn((await read(cookie.replace(/=.*/, '=other'))).body)).toBeDefined();
});

test('a tenant without the text has neither the line nor its styles', async () => {
  const { body } = await read('', 'quiet.localhost');
  expect(body).toContain('<main>页</main>');
  expect(body).not.toContain('portal-cookie-notice{');
  expect(formIn(body)).toBeUndefined();
});

test('[threat: open redirect] the form leads to no other site', async () => {
  for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', '/-/override/end', '']) {
    const url = `/-/cookie-notice?back=${encodeURIComponent(back)}`;
    const { headers, statusCode } = await gateway.inject({ method: 'POST', url, headers: { host: 'localhost' } });
    expect([statusCode, headers.location]).toEqual([303, '/']);
  }
});
