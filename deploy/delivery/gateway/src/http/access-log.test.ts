import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { startedGateway } from '../testing/started-gateway';

test('one line for each answer, with the path and never the query', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const gateway = await startedGateway({ logger: Fastify({ logger: { level: 'info', stream } }).log });
  lines.length = 0;
  const headers = {
    host: 'localhost',
    traceparent: '00-7f3a91c2b4d0e5f60718293a4b5c6d7e-b7ad6b7169203331-00',
    cookie: 'access_token=TOKEN',
  };
  await gateway.inject({ url: '/login?passWord=SECRET#SECRET', headers });
  await gateway.inject({ url: '/assets/host/h1/main.js', headers });
  await gateway.inject({ url: '/assets/host/h1/absent.js?SECRET', headers });
  await gateway.inject({ method: 'POST', url: '/api/fail?oldPwd=SECRET', headers });
  await gateway.inject({ method: 'POST', url: '/nowhere?code=SECRET', headers });
  await gateway.close();
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ method, path, status, level }) => ({ method, path, status, level }))).toEqual([
    { method: 'GET', path: '/login', status: 200, level: 30 },
    { method: 'GET', path: '/assets/host/h1/absent.js', status: 404, level: 30 },
    { method: 'POST', path: '/api/fail', status: 500, level: 50 },
    { method: 'POST', path: '/nowhere', status: 405, level: 30 },
  ]);
  // A page says by which change of the tenant's releases it was made; nothing else does.
  expect(answered.map(({ changeSet }) => changeSet)).toEqual([7, undefined, undefined, undefined]);
  for (const line of answered)
    expect(line).toMatchObject({
      ...{ host: 'localhost', number: '7f3a-91c2-b4d0', traceId: '7f3a91c2b4d0e5f60718293a4b5c6d7e' },
    });
  expect(JSON.stringify(lines)).not.toMatch(/SECRET|TOKEN|passWord|oldPwd/);
});
