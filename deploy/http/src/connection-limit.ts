import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from './client-address';
import { Tally } from './tally';

/** Which proxies in front are believed, as the framework takes it. */
export type TrustedProxies = string | boolean | undefined;

/** Whether the other end of a connection is a proxy that is believed. */
function trustsPeer(trustProxy: TrustedProxies): (address: string) => boolean {
  if (typeof trustProxy !== 'string') return () => trustProxy === true;
  const trusts = proxyAddr.compile(trustProxy.split(',').map((one) => one.trim()));
  return (address) => trusts(address, 0);
}

/**
 * Closes connections of an address that has as many already. A trusted proxy brings those of all customers and counts
 * them itself.
 */
export function limitConnections(server: Server, most: number, trustProxy: TrustedProxies): void {
  const trusts = trustsPeer(trustProxy);
  const open = new Tally();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (trusts(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    if (open.of(key) >= most) {
      socket.destroy();
      return;
    }
    open.add(key);
    socket.once('close', () => open.take(key));
  });
}
