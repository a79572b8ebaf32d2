import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operatorMailPath } from '@portal/http';
import type { Letter } from '../kernel/outbox/messenger';
import { describeOnBothWithDemo } from '../testing/demo-database';
import { TestPlatform } from '../testing/test-platform';
import { until } from '../testing/until';

describeOnBothWithDemo('a mail to the operator’s people', (database) => {
  const letters: Letter[] = [];
  let failures = 1;
  let platform: TestPlatform;
  beforeAll(async () => {
    const transport = {
      async deliver(letter: Letter): Promise<void> {
        failures -= 1;
        if (failures >= 0) throw new Error('the mail server is away');
        letters.push(letter);
      },
    };
    platform = new TestPlatform(database(), {}, { transport });
    await platform.app.ready();
  });
  afterAll(() => platform.close());

  const hand = async (mail: object) => {
    const headers = { 'x-portal-tenant': 'localhost', 'x-portal-audience': 'customers' };
    const answer = await platform.app.inject({
      method: 'POST',
      url: `/api${operatorMailPath}`,
      headers,
      payload: mail,
    });
    return answer.json<{ ok: boolean }>().ok;
  };
  const mail = { id: 'd1', to: 'ops@bank.example', subject: '[watch-tells] localhost', text: '请决定是否回退。' };

  test('is kept until it is sent, and sent once although it is handed over twice', async () => {
    expect(await hand(mail)).toBe(true);
    expect(await hand(mail)).toBe(true);
    // The first attempt fails; the worker tries again some seconds later.
    await until(async () => {
      platform.forward(30);
      return letters.length > 0;
    });
    expect(letters).toMatchObject([
      {
        ...{ channel: 'email', recipient: 'ops@bank.example', subject: '[watch-tells] localhost' },
        text: expect.stringContaining('请决定是否回退。'),
      },
    ]);
  });

  test('that has no address is refused', async () => {
    expect(await hand({ ...mail, to: 'nobody' })).toBe(false);
  });
});
