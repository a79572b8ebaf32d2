import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { rateCounter, sentCode } from '@portal/database/schema/platform';
import { Registry } from '@portal/http/metrics';
import { and, inArray, isNull } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
import { type Letter, type Transport, TransportUnavailable } from '../outbox/messenger';

const failed = { status: '503', ok: false, msg: '发送失败，请重试', body: null };
const sent = { status: '200', ok: true, msg: expect.any(String), body: { sendCodeInterval: 60 } };
const [known, knownToo, unknown, unknownToo] = ['13800000001', '13800000002', '13611110071', '13611110072'] as const;

/** A transport that tests can break, in both ways. */
class TestTransport implements Transport {
  state: 'works' | 'away' | 'refuses all' | 'refuses one' = 'works';
  readonly letters: Letter[] = [];
  /** The letters that it was asked to send. */
  tries = 0;

  async deliver(letter: Letter): Promise<void> {
    if (letter.channel !== 'sms') return;
    this.tries += 1;
    if (this.state === 'away') throw new TransportUnavailable('no answer');
    if (this.state === 'refuses all' || (this.state === 'refuses one' && letter.recipient === known))
      throw new Error('not taken');
    this.letters.push(letter);
  }
}

describeWithDemo('while the SMS provider fails', (database) => {
  let platform: TestPlatform;
  let transport: TestTransport;
  const metrics = new Registry();

  beforeAll(async () => {
    transport = new TestTransport();
    platform = new TestPlatform(
      database(),
      {},
      {
        transport,
        metrics,
      },
    );
    // Letters fail on purpose here.
    platform.app.log.level = 'fatal';
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    transport.state = 'works';
    await database().db.delete(rateCounter);
    await database().db.delete(sentCode);
    // A letter that arrives ends what the test before has left.
    const { tries } = transport;
    await ask(knownToo, 'register');
    await until(async () => transport.tries > tries || undefined, 'the letter was not tried');
    await database().db.delete(rateCounter);
    platform.forward(1);
  });

  async function ask(
    mobile: string,
    purpose: 'register' | 'resetPassword' = 'resetPassword',
    client: ApiClient = platform.client(),
  ) {
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    return (await client.call('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose } })).envelope;
  }

  /** Asks for a code whose failure comes after the answer. */
  async function failsLate(mobile: string): Promise<void> {
    const failures = async () =>
      Number(/portal_letters_total\{channel="sms",outcome="failed"\} (\d+)/.exec(await metrics.metrics())?.[1]);
    const before = await failures();
    expect(await ask(mobile)).toEqual(sent);
    await until(async () => (await failures()) > before || undefined, 'the letter did not fail');
  }

  describe.each(['away', 'refuses all'] as const)('(%s)', (state) => {
    beforeEach(async () => {
      transport.state = state;
      await failsLate(known);
      if (state === 'refuses all') await failsLate(knownToo);
    });

    test('[threat: known number] every number, known or not, reads so at once and may ask again at once', async () => {
      for (const mobile of [known, unknown, unknownToo, knownToo, unknown, known]) {
        expect(await ask(mobile)).toEqual(failed);
        expect(await ask(mobile, 'register')).toEqual(failed);
      }
    });

    test('the first letter that arrives ends it, for all', async () => {
      expect(await ask(unknown)).toEqual(failed);
      transport.state = 'works';
      // An answer never waits for its letter, so this one is still refused.
      const before = transport.letters.length;
      platform.forward(61);
      expect(await ask(known)).toEqual(failed);
      await until(async () => transport.letters.length > before || undefined, 'no letter came');
      for (const mobile of [unknown, known]) expect(await ask(mobile)).toEqual(sent);
    });

    test('no phone gets more letters than ever, if they come after all', async () => {
      const { tries } = transport;
      for (let turn = 0; turn < 5; turn += 1) expect(await ask(known)).toEqual(failed);
      expect(transport.tries - tries).toBeLessThanOrEqual(1);
    });

    test('a metric says it', async () => {
      expect(await metrics.metrics()).toContain('portal_carrier_failing{channel="sms"} 1');
      expect(await metrics.metrics()).toContain('portal_carrier_failing{channel="email"} 0');
    });
  });

  test('[threat: known number] a failure after the answer voids the code and frees the wait, for both alike', async () => {
    const clients = { [known]: platform.client(), [unknown]: platform.client() };
    expect(await ask(unknown, 'resetPassword', clients[unknown])).toEqual(sent);
    transport.state = 'away';
    expect(await ask(known, 'resetPassword', clients[known])).toEqual(sent);
    const waiting = and(inArray(sentCode.recipient, [known, unknown]), isNull(sentCode.usedAt));
    const left = () => database().db.select().from(sentCode).where(waiting);
    await until(async () => (await left()).length === 0 || undefined, 'the codes are still good');
    transport.state = 'works';
    await ask(knownToo, 'register');
    await until(
      async () => (await metrics.metrics()).includes('failing{channel="sms"} 0') || undefined,
      'it did not end',
    );
    // It works again, and nobody waits for the rest of the minute.
    for (const mobile of [known, unknown]) expect(await ask(mobile)).toEqual(sent);
    for (const mobile of [known, unknown])
      expect(await ask(mobile)).toMatchObject({ status: '429', msg: expect.stringContaining('过于频繁') });
  });

  test('a code that arrived before the failure is good', async () => {
    const client = platform.client();
    const before = transport.letters.length;
    await ask(known, 'resetPassword', client);
    const { code } = await until(async () => transport.letters[before], 'no letter came');
    platform.forward(1);
    transport.state = 'away';
    await failsLate(knownToo);
    const checked = await client.call('passwordResetCheck', {
      body: { mobile: known, code, browserID: client.browserId },
    });
    expect(checked.envelope.ok).toBe(true);
  });

  test('[threat: known number] one number that is refused alone says nothing about itself', async () => {
    transport.state = 'refuses one';
    for (let turn = 0; turn < 3; turn += 1) {
      await failsLate(known);
      expect(await ask(unknown)).toEqual(sent);
      expect(await ask(known)).toMatchObject({ status: '429' });
      platform.forward(61);
    }
    expect(await ask(unknown)).toEqual(sent);
  });
});
