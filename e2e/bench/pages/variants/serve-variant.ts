import { readdirSync, readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { compress } from '@portal/build/compress';
import { gatewayAddresses } from '@portal/shared/open-page';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface Served {
  bytes: Buffer;
  headers: Record<string, string>;
}

/**
 * Like a good static server: everything in memory, compressed once, and files with a hash in their name cached for
 * ever.
 */
async function readServed(folder: string): Promise<Map<string, Served>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const served = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => types[extname(file)])
    .map(async (file): Promise<[string, Served]> => {
      const bytes = readFileSync(file);
      const brotli = (await compress(file, bytes))?.brotli;
      const hashed = /\.[0-9a-f]{12}\./.test(file);
      const headers = {
        'content-type': types[extname(file)] ?? '',
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(brotli ? { 'content-encoding': 'br' } : {}),
      };
      return [`/${relative(folder, file)}`, { bytes: brotli ?? bytes, headers }];
    });
  return new Map(await Promise.all(served));
}

function forward(request: IncomingMessage, response: ServerResponse, portal: URL): void {
  const { method, url, headers } = request;
  const onward = ask({ host: portal.hostname, port: portal.port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** The tenant's icon, as the portal's own documents name it. Chromium paints it again after each navigation. */
async function iconOf(portal: URL): Promise<string> {
  const document = await (await fetch(new URL('/login', portal))).text();
  const [icon] = /<link rel="icon"[^>]*>/.exec(document) ?? [];
  if (!icon) throw new Error("the portal's document names no icon");
  return icon;
}

/** Serves a variant. The API and the tenants' pictures come from the portal. */
export async function serveVariant(folder: string, portal: URL): Promise<{ origin: URL; close: () => void }> {
  const files = await readServed(folder);
  const icon = await iconOf(portal);
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('</head>', () => `${icon}</head>`);
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    // A variant has no releases. If it heard of the portal's releases, it would load each next page as a new document.
    if (path === gatewayAddresses.releaseStream) return response.writeHead(204).end();
    if (/^\/(api|brand|dev|-)\//.test(path)) return forward(request, response, portal);
    const file = files.get(path);
    if (file) {
      response.writeHead(200, { ...file.headers, 'content-length': file.bytes.length }).end(file.bytes);
    } else if (extname(path)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: new URL(`http://localhost:${(server.address() as AddressInfo).port}`), close };
}
