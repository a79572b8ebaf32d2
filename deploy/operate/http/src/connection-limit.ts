import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressGroups } from './client-address';
import { Tally } from './tally';

/** The trusted proxies in front, in the form of the framework's setting. */
export type TrustedProxies = string | boolean | undefined;

export interface ConnectionLimit {
  readonly most: number;
  readonly trustProxy: TrustedProxies;
  /** Called when a connection is closed at once. */
  readonly onRefused?: () => void;
}

/** Returns whether the other end of a connection is a trusted proxy. */
function trustsPeer(trustProxy: TrustedProxies): (address: string) => boolean {
  if (typeof trustProxy !== 'string') return () => trustProxy === true;
  const trusts = proxyAddr.compile(trustProxy.split(',').map((one) => one.trim()));
  return (address) => trusts(address, 0);
}

/**
 * Closes a new connection if its address already has the most allowed. A trusted proxy brings the connections of all
 * customers and counts them itself.
 */
export function limitConnections(server: Server, { most, trustProxy, onRefused }: ConnectionLimit): void {
  const trusts = trustsPeer(trustProxy);
  const open = new Tally();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (trusts(remoteAddress)) return;
    const groups = addressGroups(remoteAddress);
    if (groups.some(({ key, times }) => open.of(key) >= most * times)) {
      socket.destroy();
      onRefused?.();
      return;
    }
    for (const { key } of groups) open.add(key);
    socket.once('close', () => {
      for (const { key } of groups) open.take(key);
    });
  });
}
