import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { calls } from '@portal/shared/contract/calls';
import type { Sealed } from '../../testing/api-client';
import { TestPlatform } from '../../testing/test-platform';

describeDatabase('the envelope', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  const send = (alter?: (sealed: Sealed) => Sealed) => {
    const client = platform.client();
    return client.call('saveLogOutLog', { body: { browserID: client.browserId, reason: '主动退出' } }, alter);
  };

  test('a sealed request is opened', async () => {
    const { envelope } = await send();
    expect(envelope).toEqual({ status: '200', ok: true, msg: '操作成功！', body: null });
  });

  test('with characters of every kind', async () => {
    const { envelope } = await platform.client().call('articleList', { body: { keyword: '退出 🚢' } });
    expect(envelope).toMatchObject({ status: '200', body: { total: 0 } });
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

  test('[threat: replay] replayed', async () => {
    const client = platform.client();
    let kept: Sealed | undefined;
    await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, (sealed) => {
      kept = sealed;
      return sealed;
    });
    const again = await client.send(kept as Sealed);
    expect(again.envelope.status).toBe('440');
  });

  describe('a nonce', () => {
    const sendWith = async (nonce: string) => {
      const client = platform.client();
      await client.ok('provinceList', {});
      const sealed = client.seal(calls.provinceList, {}, client.keys as NonNullable<typeof client.keys>, nonce);
      return (await client.send(sealed)).envelope.status;
    };

    test.each(['abcDEF_-', 'x'.repeat(64)])('%j is one', async (nonce) => {
      expect(await sendWith(nonce)).toBe('200');
    });

    test.each([
      '',
      'short',
      'x'.repeat(65),
      'with space',
      'with\u0000zero',
      'newline1\n',
      'umläute-umläute',
      '金桥供应链金融服务',
    ])('%j is none', async (nonce) => {
      expect(await sendWith(nonce)).toBe('440');
    });

    test('[threat: one request fails others] that no database can hold stops none of the requests beside it', async () => {
      const honest = Array.from({ length: 12 }, () => platform.client());
      const attacker = platform.client();
      for (const client of [...honest, attacker]) await client.ok('provinceList', {});
      const attack = (turn: number) => {
        const keys = attacker.keys as NonNullable<typeof attacker.keys>;
        return attacker.send(attacker.seal(calls.provinceList, {}, keys, `\u0000nonce-${turn}`));
      };
      const rounds = await Promise.all(
        honest.flatMap((client) =>
          [0, 1, 2, 3].map(async (turn) => {
            const [answer] = await Promise.all([client.call('provinceList', {}), attack(turn)]);
            return answer.envelope.status;
          }),
        ),
      );
      expect(rounds).toEqual(Array(48).fill('200'));
    });
  });

  test('a key’s name that is none is refused like one that nobody knows', async () => {
    for (const name of ['B', 'a\u0000b', "B' or 1=1", 'B'.repeat(5000)]) {
      const { envelope } = await send(header('key-id', () => name));
      expect(envelope.status).toBe('440');
    }
  });

  describe('a pair that the browser made itself', () => {
    const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
    const spki = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');

    async function registered({ publicKey, privateKey }: ReturnType<typeof pair>, browserID = 'own') {
      const client = platform.client();
      const body = { publicKey: spki(publicKey) };
      const { envelope } = await client.plain('rsaSecretKey', { query: { browserID }, body });
      if (!envelope.ok) throw new Error(envelope.msg);
      expect(envelope.body).not.toHaveProperty('privateKey');
      client.keys = {
        ...envelope.body,
        privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      };
      return client;
    }

    test('signs, and the server never sees what is secret of it', async () => {
      const client = await registered(pair());
      expect((await client.call('provinceList', {})).envelope.ok).toBe(true);
      const stranger = await registered(pair());
      const { keyId } = client.keys as NonNullable<typeof client.keys>;
      const forged = await stranger.call(
        'provinceList',
        {},
        header('key-id', () => keyId),
      );
      expect(forged.envelope.status).toBe('440');
    });

    test('[threat: replay] named once more by somebody who saw its public half: a request of the first name counts as used', async () => {
      const made = pair();
      const client = await registered(made);
      let kept: Sealed | undefined;
      await client.call('provinceList', {}, (sealed) => {
        kept = sealed;
        return sealed;
      });
      const { keyId } = (await registered(made, 'another')).keys as NonNullable<typeof client.keys>;
      const again = await client.send(header('key-id', () => keyId)(kept as Sealed));
      expect(again.envelope.status).toBe('440');
    });

    const long = (base64: string) => base64.padEnd(392, 'A').slice(0, 392);
    const unusual: [string, () => string][] = [
      ['not base64', () => '!'.repeat(392)],
      ['no key', () => long('AAAA')],
      ['too short', () => 'AAAA'],
      ['1024 bits', () => long(spki(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey))],
      ['3072 bits', () => spki(generateKeyPairSync('rsa', { modulusLength: 3072 }).publicKey).slice(0, 392)],
      [
        'an unusual exponent',
        () => spki(generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 0x10003 }).publicKey),
      ],
      ['an elliptic curve', () => long(spki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey))],
      [
        'a private key',
        () => pair().privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64').slice(0, 392),
      ],
      ['bytes behind its end', () => `${spki(pair().publicKey)}AAAA`],
    ];
    test.each(unusual)('%s: refused', async (_, publicKey) => {
      const client = platform.client();
      const query = { browserID: client.browserId };
      const { envelope } = await client.plain('rsaSecretKey', { query, body: { publicKey: publicKey() } });
      expect(envelope).toMatchObject({ status: '400', body: { fields: { publicKey: expect.any(String) } } });
    });
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

  test('[threat: foreign host] another tenant cannot use the keys', async () => {
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
