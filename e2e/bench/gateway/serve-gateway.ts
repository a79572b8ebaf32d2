import { builtProcess } from '@portal/build/built-process';
import { freePort } from '../../support/free-port';
import { type ServerProcess, startServer } from '../../support/server-process';
import { root } from '../pages/variants/sources';
import { onProcessor } from '../tools';

/** Runs the gateway as production does: in its own process, on a database elsewhere. Nobody calls an API here. */
export async function serveGateway(databaseUrl: string): Promise<ServerProcess & { origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const gateway = await builtProcess(import.meta.resolve('@portal/run/gateway-process'));
  const server = await startServer({
    command: onProcessor(0, [process.execPath, ...gateway]),
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      BIND: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      API_UPSTREAM: 'http://127.0.0.1:9/api',
      LOG_LEVEL: 'warn',
    },
    probe: `${origin}/healthz`,
  });
  return { ...server, origin };
}
