import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { healthRoute } from './health-route';

test('[threat: database away] an API without its database says that it cannot serve, and serves again with it', async () => {
  let away = true;
  const app = fastify();
  healthRoute(app, {
    async ping() {
      if (away) throw new Error('Connection terminated unexpectedly');
    },
  });
  const asked = () => app.inject({ url: '/healthz' });
  expect(await asked()).toMatchObject({ statusCode: 503, body: '{"ok":false}' });
  away = false;
  expect(await asked()).toMatchObject({ statusCode: 200, body: '{"ok":true}' });
});
