import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BootDocument } from '@portal/shared/boot-document';
import type { FastifyInstance } from 'fastify';
import { FakeReleases, pointer, sampleReleases, sampleTenant } from '../testing/fake-releases';
import { sampleHost, sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
beforeAll(async () => {
  gateway = await startedGateway({ demo: true });
});
afterAll(() => gateway.close());

async function documentOf(path: string, host = 'localhost') {
  const response = await gateway.inject({ url: path, headers: { host } });
  const html = response.body;
  return { response, html, boot: bootOf(html) };
}

function bootOf(html: string): BootDocument {
  const json = /<script type="application\/json" id="portal-boot">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null') as BootDocument;
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
const preloads = (html: string) => all(html, /<link rel="preload" as="script" href="([^"]+)"/g);
const styles = (html: string) => all(html, /<link rel="stylesheet" href="([^"]+)"/g);
const scripts = (html: string) => all(html, /<script src="([^"]+)"/g);

describe('the colour that was chosen in a browser', () => {
  const brandIn = async (cookie: string) => {
    const { body } = await gateway.inject({ url: '/index/index', headers: { host: 'localhost', cookie } });
    return { brand: /--brand:(#[0-9A-F]{6})/.exec(body)?.[1], boot: bootOf(body), body };
  };

  test.each(['theme_color=#1D5B8A', 'a=b; theme_color=%231d5b8a'])('stands in the first style: %s', async (cookie) => {
    const { brand, boot, body } = await brandIn(cookie);
    expect(brand).toBe('#1D5B8A');
    expect(body).toContain('<meta name="theme-color" content="#1D5B8A">');
    // The page still knows the tenant's own colour: it is one of the choices.
    expect(boot.tenant.themeColor).toBe('#D83651');
  });

  test.each(['#123456', '#1D5B8A}</style><script>alert(1)</script>', '%23%31D5B8A', ''])(
    'of any other text nothing is taken: %s',
    async (value) => {
      const { brand, body } = await brandIn(`theme_color=${value}`);
      expect(brand).toBe('#D83651');
      if (value !== '') expect(body).not.toContain(value);
    },
  );
});

describe('light and dark', () => {
  const pageGround = /--page:(#[0-9A-F]{6})/g;
  const groundsOf = async (url: string, cookie: string) => {
    const { body } = await gateway.inject({ url, headers: { host: 'localhost', cookie: `${cookie}; access_token=t` } });
    return all(body, pageGround);
  };
  const [light, dark] = ['#F5F6F8', '#101317'];

  test('behind the login the document follows the system unless the browser has chosen', async () => {
    const path = '/center/crm/detail/1';
    expect(await groundsOf(path, 'a=b')).toEqual([light, dark]);
    expect(await groundsOf(path, 'portal_scheme=dark')).toEqual([dark]);
    expect(await groundsOf(path, 'portal_scheme=light')).toEqual([light]);
    expect(await groundsOf(path, 'portal_scheme=other')).toEqual([light, dark]);
  });

  test('before the login it is light', async () => {
    for (const cookie of ['a=b', 'portal_scheme=dark'])
      expect(await groundsOf('/index/index', cookie)).toEqual([light]);
  });
});

describe('the document', () => {
  test('holds the tenant, its remotes, and the hashes that its page needs', async () => {
    const { response, html, boot } = await documentOf('/index/index');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(html).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
    expect(boot.tenant).toMatchObject({ code: 'main', platformName: '供应链金融服务平台', themeColor: '#D83651' });
    expect(boot.host).toEqual({
      package: 'host',
      version: '1.0.0',
      build: 'h1',
      hashes: expect.stringMatching(/^sha384-/),
    });
    expect(boot.remotes.map(({ slot }) => slot).sort()).toEqual(['account', 'site']);
    expect(boot.remotes.find(({ slot }) => slot === 'account')).toEqual({
      slot: 'account',
      package: 'account',
      version: '2.0.0',
      build: 'r1',
      entry: '/assets/account/r1/entry.js',
      globalName: 'portal_account_r1',
      hashes: expect.stringMatching(/^sha384-/),
      owns: [{ prefix: '/center/crm', permission: true, prodCode: 'CRM' }],
      menu: [{ title: 'account', path: '/center/crm/index', area: 'header', order: 1 }],
      lastGood: {
        package: 'account',
        version: '2.0.0',
        build: 'r0',
        entry: '/assets/account/r0/entry.js',
        globalName: 'portal_account_r0',
        hashes: expect.stringMatching(/^sha384-/),
      },
    });
    expect(boot.remotes.find(({ slot }) => slot === 'site')?.lastGood).toBeNull();
    expect(boot.integrity['/assets/host/h1/start.js']).toMatch(/^sha384-/);
    expect(boot.integrity['/assets/site/r1/list.css']).toMatch(/^sha384-/);
    expect(Object.keys(boot.integrity).filter((path) => !/^\/assets\/(host|site)\/.*\.(js|css)$/.test(path))).toEqual(
      [],
    );
    expect(boot).toMatchObject({ demo: true, standalone: null });
  });

  test('has a ticket for each release that its page may tell of, another each time', async () => {
    const [first, second] = [await documentOf('/index/index'), await documentOf('/index/index')];
    const { tickets = {} } = first.boot;
    expect(Object.keys(tickets).sort()).toEqual(['account', 'host', 'site']);
    for (const ticket of Object.values(tickets)) expect(ticket).toMatch(/^[0-9a-z]+\.[\w-]{16}\.\d{1,2}\.[\w-]{16}$/);
    expect(second.boot.tickets?.account).not.toBe(tickets.account);
    expect(first.html).toMatch(/<\/script>\n<\/body>\n<\/html>$/);
    // The harness shows things that no customer gets.
    expect((await documentOf('/standalone/account/center/crm/index')).boot.tickets).toBeUndefined();
  });

  test('fetches at once all that the page of a remote needs, dependencies first, nothing twice', async () => {
    const { html } = await documentOf('/index/index');
    expect(scripts(html)).toEqual(['/assets/host/h1/main.js']);
    expect(preloads(html)).toEqual([
      '/assets/host/h1/start.js',
      '/assets/host/h1/react.js',
      '/assets/host/h1/dom.js',
      '/assets/site/r1/entry.js',
      '/assets/host/h1/ui.js',
      '/assets/host/h1/data.js',
      '/assets/site/r1/list.js',
    ]);
    expect(styles(html)).toEqual(['/assets/host/h1/start.css', '/assets/site/r1/list.css']);
  });

  test.each(['/', '/index', '/index/', '/index/index/'])(
    '%s prepares for where the host redirects to',
    async (path) => {
      const { html, response } = await documentOf(path);
      expect(response.statusCode).toBe(200);
      expect(preloads(html)).toContain('/assets/site/r1/list.js');
      expect(html).toContain('<title>site首页 - 供应链金融服务平台</title>');
    },
  );

  test("a page of the host's own needs no remote", async () => {
    const { html } = await documentOf('/login');
    expect(preloads(html)).toEqual([
      '/assets/host/h1/start.js',
      '/assets/host/h1/react.js',
      '/assets/host/h1/dom.js',
      '/assets/host/h1/ui.js',
      '/assets/host/h1/login.js',
    ]);
    expect(html).toContain('<title>登录 - 供应链金融服务平台</title>');
  });

  test('parameters of a path change nothing', async () => {
    const { html } = await documentOf('/index/detail/42?from=mail');
    expect(preloads(html)).toContain('/assets/site/r1/detail.js');
    expect(html).toContain('<title>site详情 - 供应链金融服务平台</title>');
  });

  test.each(['/nowhere', '/center', '/indexes', '/loop', '/index.html', '/favicon.ico', '/a%2e%2e/b', '/%E4%B8%AD'])(
    '%s is known to nobody: the host alone, with its page for that',
    async (path) => {
      const { html, response } = await documentOf(path);
      expect(response.statusCode).toBe(404);
      expect(preloads(html)).toEqual([
        '/assets/host/h1/start.js',
        '/assets/host/h1/react.js',
        '/assets/host/h1/dom.js',
      ]);
      expect(html).toContain('<title>页面不存在 - 供应链金融服务平台</title>');
    },
  );

  test('an unknown page of a known slot loads its entry', async () => {
    expect(preloads((await documentOf('/index/unknown')).html)).toContain('/assets/site/r1/entry.js');
  });

  test('preloads and scripts have the same crossorigin and the hash of the boot document', async () => {
    const { html, boot } = await documentOf('/index/index');
    const tags = all(html, /(<(?:link rel="(?:preload|stylesheet)"|script src)[^>]*>)/g);
    expect(tags.length).toBeGreaterThan(8);
    for (const tag of tags) {
      const address = /(?:href|src)="([^"]+)"/.exec(tag ?? '')?.[1] ?? '';
      expect(tag).toContain('crossorigin="anonymous"');
      expect(tag).toContain(`integrity="${boot.integrity[address]}"`);
    }
  });

  test('every script is deferred and none is inline', async () => {
    const { html } = await documentOf('/index/index');
    for (const tag of all(html, /(<script[^>]*>)/g))
      expect(tag).toMatch(/ (?:src="[^"]+" .* defer|type="application\/json" id="portal-boot")>$/);
    expect(html).not.toMatch(/\son\w+=/);
    expect(html).not.toContain(' style="');
  });

  test('the shell is painted before style sheets and scripts are there', async () => {
    const { html } = await documentOf('/login');
    const shellAt = html.indexOf('<div id="portal-shell">');
    expect(shellAt).toBeGreaterThan(0);
    expect(html.indexOf('<div id="portal-root"></div>')).toBeGreaterThan(shellAt);
    expect(html.indexOf('<link rel="stylesheet"')).toBeGreaterThan(shellAt);
    expect(html).toContain('.entry{color:var(--brand)}');
    expect(html).toContain('--brand:#D83651');
    expect(html).toContain(
      '<p class="entry"><i></i>供应链金融服务平台|<wbr>让供应链<wbr>更有<wbr>信用|一站式金融服务|京ICP备00000000号</p>',
    );
    expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
  });

  test('the title breaks between words, in the shell and in the application', async () => {
    const { html, boot } = await documentOf('/login');
    expect(html).toContain('<wbr>让供应链<wbr>更有<wbr>信用');
    const { backgroundTitle, backgroundTitleBreaks = [] } = boot.tenant;
    expect(
      [0, ...backgroundTitleBreaks].map((start, word) => backgroundTitle.slice(start, backgroundTitleBreaks[word])),
    ).toEqual(['让供应链', '更有', '信用']);
  });

  test('a tenant without a title shows its name large, in the shell and in the application', async () => {
    const releases = sampleReleases();
    releases.tenants = releases.tenants.map((tenant) => ({ ...tenant, platformName: '新平台', backgroundTitle: '' }));
    const own = await startedGateway({ releases });
    const { body } = await own.inject({ url: '/login', headers: { host: 'localhost' } });
    await own.close();
    expect(body.replaceAll('<wbr>', '')).toContain('新平台|新平台|');
    expect(bootOf(body).tenant.backgroundTitle).toBe('新平台');
  });

  test('the shell with the longest prefix wins', async () => {
    expect((await documentOf('/login/changeComp')).html).toContain('class="entry"');
    expect((await documentOf('/loginx')).html).toContain('class="plain"');
  });

  test('prepares for the login where the page wants a token and none is there', async () => {
    const releases = new FakeReleases();
    const account = sampleRemote({ slot: 'account', prefix: '/center/crm' });
    const pages = account.pages.map((page) => ({ ...page, permission: true }));
    const pointers = [
      pointer('host', releases.publish(sampleHost())),
      pointer('account', releases.publish({ ...account, pages })),
    ];
    releases.tenants = [sampleTenant({ pointers })];
    const own = await startedGateway({ releases, demo: true });
    const shown = async (url: string, cookie: string) =>
      preloads((await own.inject({ url, headers: { host: 'localhost', cookie } })).body);
    const ofLogin = await shown('/login', '');
    for (const cookie of ['', 'access_token=', 'other_access_token=one']) {
      expect(await shown('/center/crm/detail/1', cookie)).toEqual(ofLogin);
      expect(await shown('/standalone/account/center/crm/detail/1', cookie)).toContain('/assets/host/h1/login.js');
    }
    const withToken = await shown('/center/crm/detail/1', 'theme_color=red; access_token=one');
    expect(withToken).toContain('/assets/account/r1/detail.js');
    expect(withToken).not.toContain('/assets/host/h1/login.js');
    // The spec says that an address with 'index' in it needs no token, so the host shows it.
    expect(await shown('/center/crm/index', '')).toContain('/assets/account/r1/list.js');
    await own.close();
  });

  test('prepares for the start page where somebody who is logged in asks for the login', async () => {
    const headers = { host: 'localhost', cookie: 'access_token=one' };
    const { body } = await gateway.inject({ url: '/login', headers });
    expect(body).toContain('<title>site首页 - 供应链金融服务平台</title>');
  });

  test('another host name is another tenant', async () => {
    const { html, boot } = await documentOf('/index/index', 'jinqiao.localhost:8080');
    expect(boot.tenant).toMatchObject({
      code: 'jinqiao',
      companyLogo: '/brand/abc123.svg',
      mainSystem: 'https://main.jinqiao.example/',
    });
    expect(boot.remotes.find(({ slot }) => slot === 'site')?.package).toBe('site-jinqiao');
    expect(preloads(html)).toContain('/assets/site-jinqiao/r1/entry.js');
    expect(html).toContain('<meta name="theme-color" content="#0B6E4F">');
    expect((await documentOf('/login', 'jinqiao.localhost')).html).toContain('<img src="/brand/abc123.svg" alt="">');
  });

  test('is the only answer: Debian’s nginx takes an early hint (103) for the whole of it', async () => {
    const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
    const early: number[] = [];
    const status = await new Promise((resolve, reject) => {
      const request = get(`${origin}/index/index`, { headers: { host: 'localhost' } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      request.on('information', ({ statusCode }) => early.push(statusCode)).on('error', reject);
    });
    expect({ status, early }).toEqual({ status: 200, early: [] });
  });

  test('HEAD answers the same without the body', async () => {
    const response = await gateway.inject({ method: 'HEAD', url: '/login', headers: { host: 'localhost' } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(Number(response.headers['content-length'])).toBeGreaterThan(1000);
    expect(response.headers['content-security-policy']).toContain('nonce-');
  });

  test('comes gzipped to those who take it, and is the same', async () => {
    const headers = { host: 'localhost', 'accept-encoding': 'gzip, deflate, br' };
    const response = await gateway.inject({ url: '/login', headers });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers.vary).toBe('accept-encoding');
    const html = gunzipSync(response.rawPayload).toString();
    const ofAll = (text: string) => text.replaceAll(/nonce="[^"]+"|"tickets":\{.*\}/g, '');
    expect(ofAll(html)).toBe(ofAll((await documentOf('/login')).html));
    expect(response.headers['content-security-policy']).toContain(/nonce="([^"]+)"/.exec(html)?.[1]);
    const refused = await gateway.inject({ url: '/login', headers: { ...headers, 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

describe('what tenants write stays text', () => {
  const nasty = `</script><script>alert(1)</script><!--<img src=x onerror=alert(2)> "'&`;

  test('[threat: script in content] in title, shell, attributes and boot document', async () => {
    const releases = sampleReleases();
    releases.tenants = releases.tenants.map((tenant) => ({
      ...tenant,
      platformName: nasty,
      backgroundTitle: nasty,
      backgroundContent: nasty,
      filingsContent: nasty,
      legalName: nasty,
      address: nasty,
      hotline: nasty,
    }));
    const own = await startedGateway({ releases });
    const { body } = await own.inject({ url: '/login', headers: { host: 'localhost' } });
    await own.close();
    expect(bootOf(body).tenant.platformName).toBe(nasty);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/<\/script>/g)).toHaveLength(2);
    expect(body).not.toContain('<!--');
    expect(body).not.toMatch(/<img[^>]*onerror/);
  });

  test.each([
    ['themeColor', 'red;}</style><script>', '#D83651'],
    ['themeColor', 'url(//evil)', '#D83651'],
    ['companyLogo', 'https://evil.example/x.png', ''],
    ['companyLogo', '/brand/../api/x', ''],
    ['companyLogo', 'javascript:alert(1)', ''],
    ['mainSystem', 'javascript:alert(1)', null],
    ['mainSystem', 'not an address', null],
  ] as const)('%s %j is not used', async (field, value, used) => {
    const releases = sampleReleases();
    releases.tenants = releases.tenants.map((tenant) => ({ ...tenant, [field]: value }));
    const own = await startedGateway({ releases });
    const { body } = await own.inject({ url: '/login', headers: { host: 'localhost' } });
    await own.close();
    expect(bootOf(body).tenant[field]).toBe(used);
    expect(body).not.toContain(value);
  });
});

describe('headers of the document', () => {
  test('[threat: foreign script] let only its own scripts run', async () => {
    const { response, html } = await documentOf('/login');
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
    expect(Buffer.from(nonce, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const policy = new Map(
      String(response.headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'`,
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'font-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'manifest-src': "'self'",
    });
    const carriers = all(html, /(<(?:style|script src|link rel="preload")[^>]*>)/g);
    for (const tag of carriers) expect(tag).toContain(`nonce="${nonce}"`);
    expect(response.headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(response.headers['permissions-policy']).toContain('camera=()');
    expect(response.headers['strict-transport-security']).toBeUndefined();
  });

  test('carry another nonce each time', async () => {
    const seen = new Set<string>();
    for (let count = 0; count < 50; count++)
      seen.add(String((await gateway.inject({ url: '/login' })).headers['content-security-policy']));
    expect(seen.size).toBe(50);
  });

  test('[threat: weak headers] ask for https for a year where the portal is on https', async () => {
    const own = await startedGateway({ https: true });
    const hsts = 'max-age=31536000; includeSubDomains';
    for (const url of ['/login', '/assets/host/h1/main.js', '/api/echo'])
      expect((await own.inject({ url })).headers['strict-transport-security']).toBe(hsts);
    await own.close();
  });
});
