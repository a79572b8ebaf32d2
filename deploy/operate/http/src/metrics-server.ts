import { createServer, type Server } from 'node:http';

export interface MetricsServerOptions {
  port: number;
  host: string;
  text: () => string;
}

/** `/metrics` on its own port, which nobody outside can reach. */
export function startMetricsServer({ port, host, text }: MetricsServerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const found = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(found ? text() : 'not found\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
