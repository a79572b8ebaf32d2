import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Registry } from '@portal/http/metrics';
import { type Letter, LetterUndelivered, type Transport, TransportUnavailable } from '../messenger';
import { createTransport, type SmsSettings } from '../transports';
import { keySecret, type Play, PlayedVendor, vendors } from './testing/played-vendor';

const letter: Letter = {
  tenant: 't',
  channel: 'sms',
  recipient: '13800000001',
  purpose: 'login',
  code: '135790',
  text: "【某某公司】验证码135790，5分钟（'*!~ ）",
};

const settingsOf = (kind: 'aliyun' | 'tencent', url: string, secret = keySecret): SmsSettings => {
  const templates = {
    login: { id: 'T_1', parameters: ['text', 'code'] },
    default: { id: 'T_0', parameters: ['company'], sign: '某某银行' },
  };
  const account = { url, keyId: 'the-key-id', keySecret: secret, sign: '某某公司', templates };
  return kind === 'aliyun' ? { kind, ...account } : { kind, ...account, appId: '1400006666' };
};

const outcomeOf = (transport: Transport, sent = letter) =>
  transport.deliver(sent).then(
    () => 'taken' as const,
    (error: Error) => error,
  );

let now = 0;
const [aliyun, tencent] = [{ name: 'aliyun' }, { name: 'tencent' }] as { name: 'aliyun' | 'tencent' }[] as [
  { name: 'aliyun'; played: PlayedVendor; url: string },
  { name: 'tencent'; played: PlayedVendor; url: string },
];
const transportOf = (sms: SmsSettings, secondSms?: SmsSettings) =>
  createTransport({ smtpUrl: 'smtp://127.0.0.1:1', smtpTls: false, from: 'a@example.com', sms, secondSms }, () => now);

const patience = AbortSignal.timeout;
beforeEach(async () => {
  now = Date.now();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.call(AbortSignal, 500));
  for (const one of [aliyun, tencent]) {
    one.played = new PlayedVendor(one.name);
    one.url = await one.played.start();
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { played } of [aliyun, tencent]) played.stop();
});

test('each gets an SMS in its own words', async () => {
  await transportOf(settingsOf('aliyun', aliyun.url)).deliver(letter);
  const { code, text } = letter;
  expect(aliyun.played.sent).toEqual([
    { mobile: '13800000001', sign: '某某公司', template: 'T_1', parameters: { text, code } },
  ]);
  const toTencent = transportOf(settingsOf('tencent', tencent.url));
  await toTencent.deliver(letter);
  await toTencent.deliver({ ...letter, purpose: 'product.opened', variables: { company: '甲公司', page: '/' } });
  expect(tencent.played.sent).toEqual([
    { mobile: '+8613800000001', sign: '某某公司', template: 'T_1', parameters: [text, code] },
    { mobile: '+8613800000001', sign: '某某银行', template: 'T_0', parameters: ['甲公司'] },
  ]);
});

describe.each(['aliyun', 'tencent'] as const)('%s alone', (name) => {
  const vendor = () => (name === 'aliyun' ? aliyun : tencent);

  test.each<[Play, 'number' | 'letter' | 'everybody']>([
    ['limit', 'number'],
    ['blacklist', 'number'],
    ['wrong template', 'letter'],
    ['no JSON', 'letter'],
    ['no balance', 'everybody'],
    ['fault inside', 'everybody'],
    ['server error', 'everybody'],
    ['breaks off', 'everybody'],
    ['silent', 'everybody'],
  ])('%s concerns this %s', async (play, whom) => {
    vendor().played.play = play;
    const error = await outcomeOf(transportOf(settingsOf(name, vendor().url)));
    expect(error).toBeInstanceOf(Error);
    const kinds = { number: error instanceof LetterUndelivered, everybody: error instanceof TransportUnavailable };
    expect(kinds).toEqual({ number: whom === 'number', everybody: whom === 'everybody' });
    const code = (vendors[name].codes as Partial<Record<Play, string>>)[play];
    expect(String(error)).toContain(code ?? '');
    expect(String(error)).not.toMatch(/13800000001|135790|the-secret|the-key/);
  });

  test('a wrong secret is refused before anything else', async () => {
    const error = await outcomeOf(transportOf(settingsOf(name, vendor().url, 'another')));
    expect(error).toBeInstanceOf(TransportUnavailable);
    expect(String(error)).toContain(vendors[name].codes['wrong signature']);
    expect(vendor().played.sent).toEqual([]);
  });
});

describe('a second provider', () => {
  const both = (first = aliyun.url) => transportOf(settingsOf('aliyun', first), settingsOf('tencent', tencent.url));
  const numbers = () => [aliyun.played.sent.length, tencent.played.sent.length];

  test.each<Play>(['limit', 'blacklist', 'wrong template', 'no balance'])(
    'sends what the first says it has not sent: %s',
    async (play) => {
      aliyun.played.play = play;
      expect(await outcomeOf(both())).toBe('taken');
      expect(numbers()).toEqual([0, 1]);
    },
  );

  test('sends when the first is not there', async () => {
    aliyun.played.stop();
    expect(await outcomeOf(both())).toBe('taken');
    expect(numbers()).toEqual([0, 1]);
  });

  test.each<Play>(['fault inside', 'server error', 'no JSON', 'breaks off', 'silent'])(
    'leaves alone what the first may have sent: %s',
    async (play) => {
      aliyun.played.play = play;
      // It says nothing about other letters: the next code of whoever asks again has a provider.
      expect(await outcomeOf(both())).toBeInstanceOf(LetterUndelivered);
      expect(numbers()).toEqual([1, 0]);
    },
  );

  test('gets all from then on, but one a minute that tries the first, until the first sends again', async () => {
    const transport = both();
    aliyun.played.play = 'silent';
    expect(await outcomeOf(transport)).toBeInstanceOf(LetterUndelivered);
    for (let turn = 0; turn < 3; turn += 1) expect(await outcomeOf(transport)).toBe('taken');
    expect([aliyun.played.asked, tencent.played.asked]).toEqual([1, 3]);
    now += 181_000;
    expect(await outcomeOf(transport)).toBeInstanceOf(LetterUndelivered);
    expect(await outcomeOf(transport)).toBe('taken');
    expect([aliyun.played.asked, tencent.played.asked]).toEqual([2, 4]);
    aliyun.played.play = 'takes';
    now += 181_000;
    for (let turn = 0; turn < 3; turn += 1) expect(await outcomeOf(transport)).toBe('taken');
    expect([aliyun.played.asked, tencent.played.asked]).toEqual([5, 4]);
  });

  test('says which provider fails, and that nobody sends when both do', async () => {
    const transport = both();
    const metrics = new Registry();
    transport.tellMetrics?.(metrics);
    aliyun.played.play = 'no balance';
    expect(await outcomeOf(transport)).toBe('taken');
    expect(await metrics.metrics()).toContain('portal_sms_provider_failing{provider="first"} 1');
    expect(await metrics.metrics()).toContain('portal_sms_provider_failing{provider="second"} 0');
    expect(await metrics.metrics()).toContain('portal_sms_total{provider="first",outcome="provider"} 1');
    expect(await metrics.metrics()).toContain('portal_sms_total{provider="second",outcome="taken"} 1');
    tencent.played.play = 'no balance';
    expect(await outcomeOf(transport)).toBeInstanceOf(TransportUnavailable);
  });

  test('says nothing about others when both refuse one number', async () => {
    aliyun.played.play = 'limit';
    tencent.played.play = 'blacklist';
    const error = await outcomeOf(both());
    expect(error).toBeInstanceOf(LetterUndelivered);
    expect(String(error)).toMatch(/BUSINESS_LIMIT_CONTROL.*PhoneNumberInBlacklist/);
  });
});
