import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsServerOptions {
  port: number;
  host: string;
  registry: Registry;
}

/** `/metrics` on its own port, which nobody outside can reach. */
export function startMetricsServer({ port, host, registry }: MetricsServerOptions): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      const text = await registry.metrics().catch(() => undefined);
      if (text === undefined)
        response.writeHead(500, { 'content-type': registry.contentType }).end('a figure failed\n');
      else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } else response.writeHead(404, { 'content-type': registry.contentType }).end('not found\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
