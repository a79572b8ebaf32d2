import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { openTestDatabase } from '@portal/database/testing';
import { demoOutbox } from '@portal/demonstration/demo-outbox';
import { createDemoPages } from '@portal/demonstration/pages/demo-pages';
import fastify, { type FastifyInstance } from 'fastify';
import { type Letter, Messenger } from './messenger';
import { fillTemplate } from './sms/generic-sms';

const letter = {
  tenant: 'localhost',
  channel: 'sms',
  recipient: '13800000001',
  purpose: 'login',
  code: '123456',
  text: '验证码123456 <b>"x"</b>',
} as const satisfies Letter;

describe('the outbox', () => {
  let database: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase();
    const transport = demoOutbox(database.db, Date.now);
    await transport.deliver(letter);
    await transport.deliver({ ...letter, recipient: '13800000002' });
    await transport.deliver({ ...letter, code: '654321' });
    app = fastify();
    await app.register(createDemoPages(database), { prefix: '/dev' });
  }, 240_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  test('answers what one recipient got, newest first', async () => {
    const entries = (await app.inject('/dev/outbox?to=13800000001')).json();
    expect(entries.map(({ code }: { code: string }) => code)).toEqual(['654321', '123456']);
    expect(entries[0]).toEqual({
      to: '13800000001',
      channel: 'sms',
      purpose: 'login',
      code: '654321',
      text: letter.text,
      at: expect.any(String),
    });
  });

  test.each(['/dev/outbox?to=%00', '/dev/outbox?to=a%00b', '/dev/outbox?%00=a'])(
    '[threat: hostile JSON] what no database can hold is refused: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(400);
    },
  );

  test('is a page to a browser, in which nothing that was sent can run', async () => {
    const { body, headers } = await app.inject({ url: '/dev/outbox', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
    expect(body).not.toContain('<b>"x"</b>');
    expect(body).toContain('>短信</td>');
  });
});

describe('the messenger', () => {
  test('does not make its caller wait, and reports what failed', async () => {
    const failed: unknown[] = [];
    const transport = { deliver: () => Promise.reject(new Error('down')) };
    const messenger = new Messenger(transport, [letter.purpose], (error) => failed.push(error));
    messenger.send(letter);
    expect(failed).toEqual([]);
    await messenger.settled();
    expect(failed).toHaveLength(1);
  });

  test('sends nothing that no feature has declared, because an SMS provider has no template for it', () => {
    const messenger = new Messenger({ deliver: async () => undefined }, ['login'], () => undefined);
    expect(() => messenger.send({ ...letter, purpose: 'invented' })).toThrow('invented');
  });
});

describe('the SMS provider', () => {
  test('gets the template filled in as JSON', () => {
    const template = '{"to":"{mobile}","content":"{text}","params":["{code}"]}';
    const filled = fillTemplate({ template, templates: {} }, letter);
    expect(JSON.parse(filled)).toEqual({ to: '13800000001', content: letter.text, params: ['123456'] });
  });

  test('is told its own registered template of the purpose, and what to fill it in with', () => {
    const template = '{"to":"{mobile}","id":"{template}","of":"{purpose}","params":{variables}}';
    const provider = { template, templates: { login: 'SMS_1', default: 'SMS_0' } };
    expect(JSON.parse(fillTemplate(provider, letter))).toEqual({
      to: '13800000001',
      id: 'SMS_1',
      of: 'login',
      params: { code: '123456', text: letter.text },
    });
    const notice = { ...letter, purpose: 'product.opened', variables: { product: '保理"{code}"' } };
    expect(JSON.parse(fillTemplate(provider, notice))).toMatchObject({
      id: 'SMS_0',
      params: { product: '保理"{code}"' },
    });
    expect(() => fillTemplate({ template, templates: { login: 'SMS_1' } }, notice)).toThrow('product.opened');
  });
});
