import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTransport, smsPurposes } from '@portal/platform';
import { transportSettings } from './transport-settings';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** The SMS settings of each file that operators copy. */
const examples = {
  'compose.env.example': () => parseEnv(read('compose.env.example')),
  'kubernetes/site/config.yaml': () => {
    const lines = read('kubernetes/site/config.yaml').matchAll(/^ {2}(SMS_\w+): '(.*)'$/gm);
    return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  },
};

test('sms-templates.example.json names a template of every purpose, with variables that its SMS has', () => {
  const account = { SMS_KEY_ID: 'x', SMS_KEY_SECRET: 'x', SMS_SIGN_NAME: '某某公司', SMS_SDK_APP_ID: '1400006666' };
  const file = { SMS_TEMPLATES_FILE: join(import.meta.dirname, '..', 'sms-templates.example.json') };
  for (const SMS_PROVIDER of ['aliyun', 'tencent']) {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@example.com' };
    const { sms } = transportSettings({ ...mail, ...account, ...file, SMS_PROVIDER });
    expect(Object.keys(sms.templates).sort()).toEqual([...smsPurposes].sort());
  }
});

const heard: unknown[] = [];
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    heard.push(JSON.parse(body));
    response.end('{"Code":"OK"}');
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}/sms`;
});
afterAll(() => void provider.close());

describe.each(Object.entries(examples))('%s', (_, settings) => {
  test('gives the provider number, content and a registered template of every SMS', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@example.com' };
    const transport = createTransport(transportSettings({ ...mail, ...settings(), SMS_URL: url }));
    const code = '135790';
    for (const purpose of smsPurposes) {
      heard.length = 0;
      const text = `【某某公司】${purpose}，验证码${code}`;
      await transport.deliver({ tenant: 't', channel: 'sms', recipient: '13800000001', purpose, code, text });
      expect(heard).toEqual([
        { mobile: '13800000001', template: expect.stringMatching(/^SMS_\d+$/), params: { code, text } },
      ]);
    }
  });
});
