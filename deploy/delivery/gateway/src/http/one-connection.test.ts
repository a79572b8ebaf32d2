import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Line } from '../testing/line';
import { startedGateway } from '../testing/started-gateway';

/** Pages, files and calls on one connection. */

let gateway: FastifyInstance;
const sockets: Socket[] = [];

beforeAll(async () => {
  gateway = await startedGateway();
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => gateway.close());

function line(): Line {
  const opened = new Line((gateway.server.address() as AddressInfo).port);
  sockets.push(opened.socket);
  return opened;
}

const file = '/assets/host/h1/main.js';
const gzip = 'Accept-Encoding: gzip\r\n';

test('one after the other on one connection', async () => {
  const one = line();
  for (let count = 1; count <= 5; count += 1) {
    one.send(count % 2 ? file : '/login', gzip);
    expect(await one.statuses(count)).toHaveLength(count);
  }
  expect(one.ended).toBe(false);
});

test('many at once on one connection come in their order', async () => {
  const one = line();
  one.send('/api/echo').send(file).send('/api/absent').send('/login', gzip).send(file);
  await one.statuses(5);
  const types = one.text.split(/(?=HTTP\/1\.1 \d{3} )/).map((one) => /content-type: ([^;\r]+)/i.exec(one)?.[1]);
  expect(types).toEqual(['application/json', 'text/javascript', 'application/json', 'text/html', 'text/javascript']);
});

test('the day and how long the connection is kept are told', async () => {
  const one = line().send(file);
  await one.statuses(1);
  const date = /^Date: (.+)\r$/m.exec(one.text)?.[1] ?? '';
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2_000);
  expect(date).toBe(new Date(date).toUTCString());
  expect(one.text).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=');
});

describe('the connection ends with the answer', () => {
  test.each([
    ['where the client says so', 'Connection: close\r\n', '1.1'],
    ['for clients of HTTP/1.0', '', '1.0'],
  ])('%s', async (_, more, version) => {
    const one = line().send(file, more, version);
    expect(await one.statuses(1)).toHaveLength(1);
    for (let turn = 0; turn < 100 && !one.ended; turn += 1) await wait(10);
    expect(one.ended).toBe(true);
    expect(one.text).not.toContain('Keep-Alive');
  });
});

test('a body that nobody asked for is read past, not taken for the next request', async () => {
  const one = line().send(file, 'Content-Length: 26\r\n');
  one.socket.write('GET /api/echo HTTP/1.1\r\n\r\n');
  one.send('/login', gzip);
  expect(await one.statuses(2)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  await wait(50);
  expect(one.text).not.toContain('"url"');
});

test('a connection that nobody uses is closed after its time', async () => {
  const { keepAliveTimeout } = gateway.server;
  gateway.server.keepAliveTimeout = 300;
  try {
    const one = line().send(file);
    await one.statuses(1);
    for (let turn = 0; turn < 300 && !one.ended; turn += 1) await wait(10);
    expect(one.ended).toBe(true);
  } finally {
    gateway.server.keepAliveTimeout = keepAliveTimeout;
  }
});

test('who takes answers slowly gets all of them', async () => {
  const one = line();
  one.socket.pause();
  // More than two sockets can hold.
  const asked = 6_000;
  one.socket.write(`GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(asked));
  await wait(200);
  one.socket.resume();
  expect(await one.statuses(asked)).toHaveLength(asked);
});
