import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

/** What goes over a connection, to the letter: a client of HTTP would hide it. */

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

class Line {
  text = '';
  ended = false;
  readonly socket: Socket;

  constructor() {
    this.socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
    this.socket.on('data', (part) => {
      this.text += part.toString('latin1');
    });
    this.socket.on('end', () => {
      this.ended = true;
    });
    sockets.push(this.socket);
  }

  send(path: string, more = '', version = '1.1', method = 'GET'): this {
    this.socket.write(`${method} ${path} HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`);
    return this;
  }

  /** The status lines so far, once there are as many. */
  async statuses(count: number): Promise<string[]> {
    const lines = () => this.text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    for (let turn = 0; turn < 200 && lines().length < count; turn += 1) await wait(10);
    return lines();
  }
}

const file = '/assets/host/h1/main.js';
const gzip = 'Accept-Encoding: gzip\r\n';

test('one after the other on one connection', async () => {
  const line = new Line();
  for (let count = 1; count <= 5; count += 1) {
    line.send(count % 2 ? file : '/login', gzip);
    expect(await line.statuses(count)).toHaveLength(count);
  }
  expect(line.ended).toBe(false);
});

test('many at once on one connection come in their order, whoever answers them', async () => {
  const line = new Line();
  line.send('/api/echo').send(file).send('/api/absent').send('/login', gzip).send(file);
  await line.statuses(5);
  const types = line.text.split(/(?=HTTP\/1\.1 \d{3} )/).map((one) => /content-type: ([^;\r]+)/i.exec(one)?.[1]);
  expect(types).toEqual(['application/json', 'text/javascript', 'application/json', 'text/html', 'text/javascript']);
});

test('the day and how long the connection is kept are told', async () => {
  const line = new Line().send(file);
  await line.statuses(1);
  const date = /^Date: (.+)\r$/m.exec(line.text)?.[1] ?? '';
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(2_000);
  expect(date).toBe(new Date(date).toUTCString());
  expect(line.text).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=');
});

describe('the connection ends with the answer', () => {
  test.each([
    ['where the client says so', 'Connection: close\r\n', '1.1'],
    ['for clients of HTTP/1.0', '', '1.0'],
  ])('%s', async (_, more, version) => {
    const line = new Line().send(file, more, version);
    expect(await line.statuses(1)).toHaveLength(1);
    for (let turn = 0; turn < 100 && !line.ended; turn += 1) await wait(10);
    expect(line.ended).toBe(true);
    expect(line.text).not.toContain('Keep-Alive');
  });
});

test('a body that nobody asked for is read past, not taken for the next request', async () => {
  const line = new Line().send(file, 'Content-Length: 26\r\n');
  line.socket.write('GET /api/echo HTTP/1.1\r\n\r\n');
  line.send('/login', gzip);
  expect(await line.statuses(2)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  await wait(50);
  expect(line.text).not.toContain('"url"');
});

test('a connection that nobody uses is closed after its time', async () => {
  const { keepAliveTimeout } = gateway.server;
  gateway.server.keepAliveTimeout = 300;
  try {
    const line = new Line().send(file);
    await line.statuses(1);
    for (let turn = 0; turn < 300 && !line.ended; turn += 1) await wait(10);
    expect(line.ended).toBe(true);
  } finally {
    gateway.server.keepAliveTimeout = keepAliveTimeout;
  }
});

test('who takes answers slowly gets all of them', async () => {
  const line = new Line();
  line.socket.pause();
  // More than two sockets hold.
  const asked = 6_000;
  line.socket.write(`GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(asked));
  await wait(200);
  line.socket.resume();
  expect(await line.statuses(asked)).toHaveLength(asked);
});
