import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { callUrl } from '@portal/shared/contract/call';
import { staffCalls } from '@portal/shared/contract/staff-calls';
import { describeOnBothWithDemo } from '../../testing/demo-database';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';

const [home] = demoTenants;
if (!home) throw new Error('the demonstration has a tenant');
const taskId = demoCode('T', home, 'S30');
const stream = 'staffCaseEvents' satisfies keyof typeof staffCalls;

describeOnBothWithDemo('the desk’s stream', (database) => {
  let platform: TestPlatform;
  let first: StaffClient;
  let second: StaffClient;
  const gone = new AbortController();
  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    [first, second] = [platform.staff(), platform.staff()];
    await staffLogIn(platform, first, 'chushen');
    await staffLogIn(platform, second, 'fushen');
  }, 60_000);
  afterAll(() => platform.close());

  test('a claim is seen by the others at once, and the stream ends with its session', async () => {
    const { port } = platform.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api${callUrl(staffCalls[stream])}`, {
      method: 'POST',
      signal: gone.signal,
      headers: {
        ...second.headers,
        cookie: [...second.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'x-csrf': second.csrf ?? '',
        'user-agent': 'test',
      },
      body: '{}',
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const until = async (words: string) => {
      while (!heard.includes(words)) {
        const part = await reader?.read();
        if (!part || part.done) throw new Error(`the stream ended before ${words}`);
        heard += part.value;
      }
    };
    await until(': open');
    // The listener begins with the stream, a moment after its first bytes.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await first.ok('staffCaseClaim', { body: { taskId } });
    await until('\n\nid: 1\nevent: case\n');
    await until('林初阳');
    expect(heard).toContain(`"taskId":"${taskId}"`);
    await second.ok('staffLogout', {});
    await first.ok('staffCaseRelease', { body: { taskId } });
    for (;;) if ((await reader?.read())?.done !== false) break;
    gone.abort();
  });
});
