import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EndlessServer } from '../../testing/endless-server';
import { createTransport } from './transports';

let server: EndlessServer;
beforeAll(async () => {
  server = await EndlessServer.start();
});
afterAll(() => server.stop());

test('[threat: huge answer] an SMS is sent when the provider says so, whatever else it sends', async () => {
  const transport = createTransport({
    smtpUrl: 'smtp://127.0.0.1:1',
    smtpTls: false,
    from: 'portal@example.com',
    sms: {
      kind: 'generic',
      url: server.origin,
      headers: {},
      template: '{"to":"{mobile}"}',
      templates: {},
      success: {},
    },
  });
  const letter = {
    tenant: 'localhost',
    channel: 'sms',
    recipient: '13800000001',
    purpose: 'login',
    code: '1',
    text: '1',
  };
  await transport.deliver(letter as Parameters<typeof transport.deliver>[0]);
  await server.left;
  expect(server.sent).toBeLessThan(0.5);
});
