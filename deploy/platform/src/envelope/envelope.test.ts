import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import type { Sealed } from '../testing/api-client';
import { TestPlatform } from '../testing/test-platform';

describeDatabases('the envelope', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  const send = (alter?: (sealed: Sealed) => Sealed) => {
    const client = platform.client();
    return client.call('saveLogOutLog', { body: { browserID: client.browserId, reason: '退出 🚢' } }, alter);
  };

  test('a sealed request is opened', async () => {
    const { envelope } = await send();
    expect(envelope).toEqual({ status: '200', ok: true, msg: '操作成功！', body: null });
  });

  const header = (name: string, change: (value: string) => string) => (sealed: Sealed) => ({
    ...sealed,
    headers: { ...sealed.headers, [name]: change(sealed.headers[name] ?? '') },
  });
  const body = (change: (text: string) => string) => (sealed: Sealed) => ({ ...sealed, body: change(sealed.body) });
  const flipped = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

  const alterations: [string, (sealed: Sealed) => Sealed][] = [
    ['body', body(flipped)],
    ['body cut', body((text) => text.slice(0, 24))],
    ['empty body', body(() => '')],
    ['signature', header('sign', flipped)],
    ['aes header', header('aes', flipped)],
    ['aes header of another length', header('aes', () => 'AAAA')],
    ['unknown key', header('key-id', () => 'unknown')],
    ['no signature', header('sign', () => '')],
    ['no key', header('key-id', () => '')],
    ['no aes header', header('aes', () => '')],
    ['address', (sealed) => ({ ...sealed, url: `${sealed.url}?x=1` })],
  ];

  test.each(alterations)('altered: %s', async (_, alter) => {
    const { envelope, httpStatus } = await send(alter);
    expect(httpStatus).toBe(200);
    expect(envelope).toEqual({ status: '440', ok: false, msg: '安全校验未通过，请重试', body: null });
  });

  test('replayed', async () => {
    const client = platform.client();
    let kept: Sealed | undefined;
    await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, (sealed) => {
      kept = sealed;
      return sealed;
    });
    const again = await client.send(kept as Sealed);
    expect(again.envelope.status).toBe('440');
  });

  describe('time', () => {
    test.each([
      [299, '200'],
      [301, '440'],
      [-299, '200'],
      [-301, '440'],
    ])('%s seconds off: %s', async (seconds, status) => {
      const client = platform.client();
      let kept: Sealed | undefined;
      platform.forward(seconds);
      await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, (sealed) => {
        kept = sealed;
        return header('sign', () => '')(sealed);
      });
      platform.forward(-seconds);
      const answer = await client.send(kept as Sealed);
      expect(answer.envelope.status).toBe(status);
    });
  });

  test('another tenant cannot use the keys', async () => {
    const client = platform.client();
    await client.ok('saveLogOutLog', { body: { browserID: client.browserId } });
    const stranger = platform.client('jinqiao');
    stranger.keys = client.keys;
    const answer = await stranger.call('saveLogOutLog', { body: { browserID: client.browserId } });
    expect(answer.envelope.status).toBe('440');
  });

  test('a call that must be sealed is refused without', async () => {
    const client = platform.client();
    const { envelope } = await client.plain('mobileLoginWithSecurity', {
      body: { userName: '13800000001', passWord: 'x', browserID: client.browserId, code: '123456' },
    });
    expect(envelope.status).toBe('440');
  });
});
