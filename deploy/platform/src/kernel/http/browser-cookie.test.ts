import { describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { hashOf } from '../data/new-code';
import { BrowserCookie } from './browser-cookie';

const app = fastify({ trustProxy: true });
app.get('/:what', async (request, reply) => {
  const { what } = request.params as { what: 'renew' | 'keep' | 'look' };
  const browser = new BrowserCookie(request);
  const { sentHash } = browser;
  const hash = what === 'look' ? null : browser[what]();
  return reply.send({ sentHash, hash, headers: browser.headers });
});

interface Seen {
  readonly sentHash: string | null;
  readonly hash: string | null;
  readonly headers: string[];
}

async function ask(what: string, host: string, cookie?: string, protocol = 'http'): Promise<Seen> {
  const headers = { host, 'x-forwarded-proto': protocol, ...(cookie === undefined ? {} : { cookie }) };
  return (await app.inject({ url: `/${what}`, headers })).json<Seen>();
}

const [one, another] = ['a'.repeat(43), 'b'.repeat(43)];
const attributes = 'Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict';

describe('the cookie of a browser', () => {
  test.each([
    ['https', 'portal.example.com', [`__Host-portal_browser=; ${attributes}; Secure`]],
    ['http', 'portal.example.com', [`portal_browser=; ${attributes}`]],
    ['http', 'localhost.example.com', [`portal_browser=; ${attributes}`]],
    ...['localhost:8080', 'jinqiao.localhost', '127.0.0.1:8080', '[::1]:8080'].map(
      (host) =>
        ['http', host, [`__Host-portal_browser=; ${attributes}; Secure`, `portal_browser=; ${attributes}`]] as const,
    ),
  ])('at %s://%s', async (protocol, host, expected) => {
    const { headers } = await ask('renew', host, undefined, protocol);
    expect(headers.map((cookie) => cookie.replace(/=[\w-]{43};/, '=;'))).toEqual(expected);
  });

  test('is another one at each login, and the same one after a refresh', async () => {
    const cookie = `a=b; portal_browser=${one}; c=d`;
    const kept = await ask('keep', 'portal.example.com', cookie);
    expect(kept).toMatchObject({ sentHash: hashOf(one), hash: hashOf(one) });
    expect(kept.headers).toEqual([`portal_browser=${one}; ${attributes}`]);
    const renewed = await ask('renew', 'portal.example.com', cookie);
    expect(renewed.hash).not.toBe(hashOf(one));
    expect(renewed.headers.join()).not.toContain(one);
  });

  test('is made where there is none, and set only where it was asked for', async () => {
    expect(await ask('keep', 'portal.example.com')).toMatchObject({ sentHash: null, hash: expect.any(String) });
    expect((await ask('look', 'portal.example.com', `portal_browser=${one}`)).headers).toEqual([]);
  });

  test.each([
    ['over https only the one that no neighbour can set', 'https', `portal_browser=${one}`, null],
    ['on loopback the strong one first', 'http', `portal_browser=${one}; __Host-portal_browser=${another}`, another],
    ['on loopback the plain one where a browser keeps no other', 'http', `portal_browser=${one}`, one],
    ['none of another form', 'http', 'portal_browser=short', null],
    ['none with another name', 'http', `xportal_browser=${one}; portal_browserx=${one}`, null],
    ['none in a header that is no list', 'http', ';;=;portal_browser;', null],
  ])('counts: %s', async (_, protocol, cookie, expected) => {
    const { sentHash } = await ask('look', 'localhost', cookie, protocol);
    expect(sentHash).toBe(expected === null ? null : hashOf(expected));
  });
});
