import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { outcomeLines, sendTestLetter, wantedLetter } from './test-letter';

const heard: { path: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  heard.push({ path: request.url ?? '', body });
  response.writeHead(request.url === '/second' ? 403 : 200).end('{"Code":"OK"}');
});
let environment: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const template = '{"to":"{mobile}","text":"{text}"}';
  environment = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'portal@example.com',
    SMS_URL: `${origin}/first`,
    SMS_TEMPLATE: template,
    SMS_SUCCESS: '{"Code":"OK"}',
    SMS_SECOND_PROVIDER: 'generic',
    SMS_SECOND_URL: `${origin}/second`,
    SMS_SECOND_TEMPLATE: template,
    SMS_SECOND_SUCCESS: '{"Code":"OK"}',
  };
});
afterAll(() => {
  server.close();
});

const send = (to: string, options = {}, settings = environment) =>
  sendTestLetter({ demo: false }, settings, wantedLetter(to, options));

test('one SMS goes out by the provider that is named, and the answer is told', async () => {
  const taken = await send('13812345678');
  expect(outcomeLines(taken)[0]).toMatch(/^✓ 127\.0\.0\.1:\d+ \(generic\) has taken it/);
  expect(heard).toMatchObject([{ path: '/first' }]);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ to: '13812345678', text: expect.stringContaining('测试') });
  const refused = await send('13812345678', { provider: '2' });
  expect(outcomeLines(refused)[0]).toContain('has not taken it: the SMS provider answered 403');
  // The first one does not take over: it is the second one that is tried.
  expect(heard.map(({ path }) => path)).toEqual(['/first', '/second']);
});

test('an e-mail goes to the mail server, and its failure is told', async () => {
  expect(await send('ops@example.com')).toMatchObject({ taken: false, by: '127.0.0.1:1' });
});

test.each([
  [undefined, {}, 'Say to whom'],
  ['12', {}, 'no mobile number'],
  ['13812345678', { channel: 'email' }, 'no e-mail address'],
  ['13812345678', { channel: 'fax' }, 'write sms or email'],
  ['13812345678', { provider: '3' }, 'write 1 or 2'],
])('%s with %j is refused in words', (to, options, words) => {
  expect(() => wantedLetter(to, options)).toThrow(words);
});

test('what cannot be sent says why', async () => {
  const { SMS_SECOND_PROVIDER: _, SMS_SECOND_URL, SMS_SECOND_TEMPLATE, SMS_SECOND_SUCCESS, ...alone } = environment;
  await expect(send('13812345678', { provider: '2' }, alone)).rejects.toThrow('no second SMS provider');
  await expect(sendTestLetter({ demo: true }, environment, wantedLetter('13812345678', {}))).rejects.toThrow(
    'A demonstration sends nothing',
  );
});
