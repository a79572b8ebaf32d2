import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An API of another maker whose own database is away: whatever it is asked, it answers 503. */
export async function apiThatIsAway(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: '503', ok: false, msg: '服务暂时不可用', body: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, stop: () => server.close() };
}
