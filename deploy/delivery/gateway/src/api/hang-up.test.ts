import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startedGateway } from '../testing/started-gateway';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function upstream(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** The gateway trusts us about addresses, so one test can play many visitors. */
async function gatewayTo(server: Server): Promise<string> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = await startedGateway({ api: { kind: 'upstream', url }, trustProxy: '127.0.0.1' });
  closing.push(() => gateway.close());
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

async function visit(address: string, path = '/api/now', from = '198.51.100.7'): Promise<number> {
  const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: '{}' });
  await answer.text();
  return answer.status;
}

const calls = {
  'with its whole body': 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}',
  'in the middle of its body': 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200\r\n\r\n{',
  'without a body': 'GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n',
};

describe('40 sockets that send a call and hang up', () => {
  const ways = Object.entries(calls).flatMap(([what, text]) =>
    (['end', 'destroy', 'resetAndDestroy'] as const).map((how) => [what, how, text] as const),
  );

  test.each(ways)('%s, by %s: other visitors notice nothing', async (_what, how, text) => {
    const address = await gatewayTo(
      await upstream((request, response) => {
        // Only the visitors get an answer: the others are gone before there is one.
        if (request.url === '/now') response.end('{}');
      }),
    );
    const port = Number(new URL(address).port);
    for (let round = 0; round < 4; round += 1) {
      const sockets = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const socket = connect(port, '127.0.0.1').on('error', () => {});
          await once(socket, 'connect');
          return socket;
        }),
      );
      for (const socket of sockets) socket.write(text, () => socket[how]());
      expect(await visit(address)).toBe(200);
      await pause(20);
      expect(await visit(address)).toBe(200);
    }
    for (let turn = 0; turn < 20; turn += 1) expect(await visit(address)).toBe(200);
  });
});

test('[threat: slow client] who hangs up gives the connection to the API back', async () => {
  let waiting = 0;
  const server = await upstream((request, response) => {
    if (request.url === '/now') return response.end('{}');
    waiting += 1;
    response.once('close', () => {
      waiting -= 1;
    });
    return undefined;
  });
  const address = await gatewayTo(server);
  const sockets = Array.from({ length: 256 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).write(calls['with its whole body']);
  for (let turn = 0; turn < 300 && waiting < 256; turn += 1) await pause(10);
  expect(waiting).toBe(256);
  for (const socket of sockets) socket.destroy();
  expect(await visit(address)).toBe(200);
  for (let turn = 0; turn < 300 && waiting > 0; turn += 1) await pause(10);
  expect(waiting).toBe(0);
});

describe('an API that fails', () => {
  test('answers 5xx to everybody: it is left alone, and asked again until it is well', async () => {
    let well = false;
    let asked = 0;
    const address = await gatewayTo(
      await upstream((_request, response) => {
        asked += 1;
        response.writeHead(well ? 200 : 500).end('{}');
      }),
    );
    for (let count = 0; count < 10; count += 1)
      expect(await visit(address, '/api/now', `203.0.113.${count}`)).toBe(500);
    for (let count = 0; count < 10; count += 1) expect(await visit(address)).toBe(503);
    expect(asked).toBe(10);
    well = true;
    await pause(2_100);
    for (let count = 0; count < 10; count += 1) expect(await visit(address)).toBe(200);
  });

  test('answers 5xx to what one visitor asks: nobody else is refused', async () => {
    const address = await gatewayTo(
      await upstream((request, response) => {
        response.writeHead(request.url === '/poison' ? 500 : 200).end('{}');
      }),
    );
    for (let count = 0; count < 60; count += 1) expect(await visit(address, '/api/poison', '203.0.113.1')).toBe(500);
    for (let count = 0; count < 10; count += 1) expect(await visit(address)).toBe(200);
  });

  test('breaks off what everybody asks: it is left alone', async () => {
    const address = await gatewayTo(await upstream((request) => request.socket.destroy()));
    for (let count = 0; count < 10; count += 1)
      expect(await visit(address, '/api/now', `203.0.113.${count}`)).toBe(502);
    expect(await visit(address)).toBe(503);
  });
});

test('events at an address where the contract has none do not take a connection of calls', async () => {
  const address = await gatewayTo(
    await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    }),
  );
  const headers = { accept: 'text/event-stream' };
  expect((await fetch(`${address}/api/other/stream`, { headers })).status).toBe(502);
});
