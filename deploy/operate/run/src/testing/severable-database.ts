import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A way to a PostgreSQL that can be cut, as if the server were away for whoever uses the way, or slow. */
export interface SeverableDatabase {
  readonly url: string;
  /** Cuts all connections, and lets no more be made. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** From now on, what the server says comes so many milliseconds later. */
  readonly delay: (milliseconds: number) => void;
}

/** What comes from one connection goes to the other one, late but in order. */
function passOn(from: Socket, to: Socket, late: () => number): void {
  let before = Promise.resolve();
  from.on('data', (part) => {
    const until = performance.now() + late();
    before = before.then(() => pause(Math.max(0, until - performance.now()))).then(() => void to.write(part));
  });
  from.once('end', () => void before.then(() => to.end()));
}

export async function severableDatabase(databaseUrl: string): Promise<SeverableDatabase> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || '5432') };
  const sockets = new Set<Socket>();
  let lateBy = 0;
  const server = createServer((client) => {
    const behind = connect(target);
    client.pipe(behind);
    passOn(behind, client, () => lateBy);
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
    delay(milliseconds) {
      lateBy = milliseconds;
    },
  };
}
