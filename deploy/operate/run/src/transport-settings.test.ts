import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { createTransport, smsPurposes } from '@portal/platform';
import { transportSettings } from './transport-settings';

const providers = {
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'a@example.com',
  SMS_URL: 'https://sms.example.com',
  SMS_TEMPLATE: '{"to":"{mobile}","content":"{text}"}',
  SMS_SUCCESS: '{"Code":"OK"}',
};

const registered = '{"to":"{mobile}","id":"{template}","params":{variables}}';

test('all of it has to be named', () => {
  expect(() => transportSettings({ SMTP_URL: 'smtp://x' })).toThrow('SMS and e-mail need providers');
  expect(transportSettings(providers)).toMatchObject({ from: 'a@example.com', smtpTls: true, sms: { headers: {} } });
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example.com?ignoreTLS=true' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com/?requireTLS=false' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://mail.example.com/?tls.rejectUnauthorized=false' }, 'SMTP_URL'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL is not an address'],
  [{ SMS_URL: 'http://sms.example.com' }, 'SMS_URL'],
  [{ SMS_TEMPLATES: 'login=SMS_1' }, 'SMS_TEMPLATES is no JSON object'],
  [{ SMS_TEMPLATES: '{"login":1}' }, 'SMS_TEMPLATES is no JSON object'],
  [{ SMS_TEMPLATE: registered }, 'name them in SMS_TEMPLATES'],
  [{ SMS_TEMPLATE: 'portal-code' }, 'is no JSON object'],
  [{ SMS_TEMPLATE: '{"id":"portal-code","text":"{text}"}' }, 'SMS_TEMPLATE has no {mobile}'],
  [{ SMS_TEMPLATE: '{"to":"{mobile}"}' }, 'neither {text} nor {variables}'],
  [{ SMS_SUCCESS: '' }, 'SMS_SUCCESS is not set'],
  [{ SMS_SUCCESS: 'OK' }, 'SMS_SUCCESS is no JSON object'],
  [{ SMS_TEMPLATES: '{"logn":"SMS_1"}' }, 'purposes that do not exist: logn'],
  [{ SMS_TEMPLATE: registered, SMS_TEMPLATES: '{"login":"SMS_1"}' }, /no template for: .*\bunlock\b/],
])('%j is refused in words', (change, words) => {
  expect(() => transportSettings({ ...providers, ...change })).toThrow(words);
});

test('registered templates are read by purpose', () => {
  const SMS_TEMPLATES = '{"login":"SMS_1","default":"SMS_0"}';
  const { templates } = transportSettings({ ...providers, SMS_TEMPLATE: registered, SMS_TEMPLATES }).sms;
  expect(templates).toEqual({ login: 'SMS_1', default: 'SMS_0' });
});

const vendor = {
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'a@example.com',
  SMS_PROVIDER: 'tencent',
  SMS_KEY_ID: 'AKID',
  SMS_KEY_SECRET: 'the-secret',
  SMS_SIGN_NAME: '某某公司',
  SMS_SDK_APP_ID: '1400006666',
  SMS_TEMPLATES: JSON.stringify({
    ...Object.fromEntries(smsPurposes.map((purpose) => [purpose, { id: '1', parameters: [] }])),
    login: { id: '2', parameters: ['code'], sign: '某某银行' },
  }),
};

test('a vendor needs its account and its templates, and has its address', () => {
  const { sms, secondSms } = transportSettings({ ...vendor, SMS_URL: '' });
  expect(sms).toMatchObject({
    kind: 'tencent',
    url: 'https://sms.tencentcloudapi.com',
    sign: '某某公司',
    appId: '1400006666',
    templates: { login: { id: '2', parameters: ['code'], sign: '某某银行' } },
  });
  expect(secondSms).toBeUndefined();
  const aliyun = { ...vendor, SMS_PROVIDER: 'aliyun', SMS_SDK_APP_ID: '' };
  expect(transportSettings(aliyun).sms).toMatchObject({ kind: 'aliyun', url: 'https://dysmsapi.aliyuncs.com' });
});

test('the second provider has the same settings under names of its own', () => {
  const second = Object.fromEntries(
    Object.entries(providers).map(([name, value]) => [name.replace('SMS_', 'SMS_SECOND_'), value]),
  );
  const { sms, secondSms } = transportSettings({ ...vendor, ...second, SMS_SECOND_PROVIDER: 'generic' });
  expect([sms.kind, secondSms]).toEqual([
    'tencent',
    expect.objectContaining({ kind: 'generic', url: providers.SMS_URL }),
  ]);
});

test.each([
  [{ SMS_PROVIDER: 'tencnt' }, 'SMS_PROVIDER=tencnt is not known: write generic, aliyun or tencent'],
  [{ SMS_SDK_APP_ID: '' }, 'set SMS_SDK_APP_ID'],
  [{ SMS_SIGN_NAME: '【某某公司】' }, 'without 【】'],
  [{ SMS_URL: 'http://sms.example.com' }, 'SMS_URL=http://sms.example.com is not https'],
  [{ SMS_TEMPLATES: '{"default":"SMS_1"}' }, 'is no JSON object of approved templates'],
  [{ SMS_TEMPLATES: '{"default":{"id":"1"}}' }, 'is no JSON object of approved templates'],
  [{ SMS_TEMPLATES: '{"default":{"id":"1","parameters":[],"signn":"x"}}' }, 'is no JSON object of approved templates'],
  [{ SMS_TEMPLATES: '{"login":{"id":"1","parameters":["code"]}}' }, /no template for: .*\bunlock\b/],
  [
    { SMS_TEMPLATES: '{"login":{"id":"1","parameters":["cod"]},"default":{"id":"1","parameters":[]}}' },
    'SMS_TEMPLATES: an SMS for login has no cod; it has code, text.',
  ],
  [{ SMS_TEMPLATES_FILE: 'x' }, 'SMS_TEMPLATES and SMS_TEMPLATES_FILE are both set'],
  [{ SMS_TEMPLATES: '', SMS_TEMPLATES_FILE: '/nowhere' }, 'SMS_TEMPLATES_FILE=/nowhere cannot be read (ENOENT)'],
  [{ SMS_REPORT_SECRET: 'aaaaaaaa' }, 'SMS_REPORT_SECRET is easy to guess'],
  [{ SMS_SECOND_KEY_ID: 'x' }, 'SMS_SECOND_PROVIDER is not set, but SMS_SECOND_KEY_ID is'],
  [{ SMS_SECOND_PROVIDER: 'aliyun', SMS_SECOND_KEY_ID: 'x' }, 'set SMS_SECOND_KEY_SECRET, SMS_SECOND_SIGN_NAME'],
])('of a vendor %j is refused in words', (change, words) => {
  expect(() => transportSettings({ ...vendor, ...change })).toThrow(words);
});

test('one start says all that is wrong, and no secret', () => {
  const wrong = {
    ...vendor,
    MAIL_FROM: '',
    SMS_TEMPLATES: '{"logn":{"id":"1","parameters":[]}}',
    SMS_SECOND_PROVIDER: 'x',
  };
  const faults = (() => {
    try {
      return String(transportSettings(wrong));
    } catch (error) {
      return String(error);
    }
  })();
  for (const words of ['set MAIL_FROM', 'purposes that do not exist: logn', 'no "default"', 'SMS_SECOND_PROVIDER=x'])
    expect(faults).toContain(words);
  expect(faults).not.toContain('the-secret');
});

test('a server on this machine needs no TLS', () => {
  const local = { ...providers, SMTP_URL: 'smtp://127.0.0.1:25', SMS_URL: 'http://localhost:9/sms' };
  expect(transportSettings(local).smtpTls).toBe(false);
});

test('a mail server that offers no TLS is told no letter', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    socket.on('data', (part) => {
      heard.push(part.toString());
      socket.write(/^(?:EHLO|HELO)/.test(part.toString()) ? '250 mail\r\n' : '502 no\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = createTransport({ ...transportSettings(providers), smtpUrl });
  const letter = {
    tenant: 'x',
    channel: 'email',
    recipient: 'b@example.com',
    purpose: 'x',
    code: '1',
    text: 'x',
  } as const;
  await expect(transport.deliver(letter)).rejects.toThrow();
  expect(heard.join('')).not.toMatch(/MAIL FROM|b@example/);
  server.close();
});

test('an SMS counts as sent if the provider says so, whatever the status is', async () => {
  const aliyun = '{"Code":"OK"}';
  const tencent = '{"Response":{"SendStatusSet":[{"Code":"Ok"}]}}';
  const said: [success: string, status: number, answer: string, taken: boolean][] = [
    [aliyun, 200, '{"Message":"OK","Code":"OK","BizId":"9006"}', true],
    [aliyun, 200, '{"Message":"账户余额不足","Code":"isv.AMOUNT_NOT_ENOUGH"}', false],
    [aliyun, 200, '<html>', false],
    [aliyun, 200, '', false],
    [aliyun, 200, 'null', false],
    [tencent, 200, '{"Response":{"SendStatusSet":[{"Code":"Ok","Fee":1}],"RequestId":"r"}}', true],
    [tencent, 200, '{"Response":{"SendStatusSet":[{"Code":"LimitExceeded.PhoneNumberDailyLimit"}]}}', false],
    [tencent, 200, '{"Response":{"SendStatusSet":[]}}', false],
    [tencent, 200, '{"Response":{"Error":{"Code":"AuthFailure"}}}', false],
    ['{}', 200, 'accepted', true],
    ['{}', 400, '{}', false],
    [aliyun, 500, '{"Code":"OK"}', false],
  ];
  let answer: [number, string] = [200, ''];
  const provider = createHttpServer((_, response) => response.writeHead(answer[0]).end(answer[1]));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const SMS_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const sms = {
    tenant: 't',
    channel: 'sms',
    recipient: '13800000001',
    purpose: 'login',
    code: '1',
    text: '1',
  } as const;
  try {
    for (const [SMS_SUCCESS, status, text, taken] of said) {
      answer = [status, text];
      const sent = createTransport(transportSettings({ ...providers, SMS_URL, SMS_SUCCESS })).deliver(sms);
      const outcome = await sent.then(
        () => true,
        () => false,
      );
      expect([SMS_SUCCESS, status, text, outcome]).toEqual([SMS_SUCCESS, status, text, taken]);
    }
  } finally {
    provider.close();
  }
});
