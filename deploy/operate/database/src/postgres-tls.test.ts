import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { openDatabase } from './open-database';

/** The number by which a PostgreSQL client asks for TLS before it says anything else. */
const tlsRequest = 80_877_103;

/** Starts a server that has no TLS. It records the bytes that it gets. */
async function plainServer() {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      heard.push(part);
      socket.write('N');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `postgres://portal:topsecret@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
  return { url, heard, close: () => server.close() };
}

test('a server that has to be reached by TLS is told nothing without it', async () => {
  const server = await plainServer();
  await expect(openDatabase({ url: server.url, tls: true })).rejects.toThrow(/SSL/);
  expect(server.heard.map((part) => [part.length, part.readInt32BE(4)])).toEqual([[8, tlsRequest]]);
  server.close();
});
