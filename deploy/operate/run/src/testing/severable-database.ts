import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL that can be cut, as if the server were away for whoever uses the way. */
export interface SeverableDatabase {
  readonly url: string;
  /** Cuts all connections, and lets no more be made. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

export async function severableDatabase(databaseUrl: string): Promise<SeverableDatabase> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || '5432') };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(target);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
    mend: () => listen(port),
  };
}
