import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfMadeCertificate } from '../../support/certificate';

/** Browsers use HTTP/2 to the proxy or CDN in front of a portal. With HTTP/1.1 they would queue for connections. */

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** Makes Chromium accept the certificate. Chromium does not cache pages with a bad certificate. */
  readonly browserArgument: string;
}

export function localCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    const { keyFile, certFile } = selfMadeCertificate(folder, ['localhost']);
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(spki).digest('base64');
    return { key, cert, browserArgument: `--ignore-certificate-errors-spki-list=${hash}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Headers that concern only one connection. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

function onwards(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );
}

/** HTTP/2 with TLS in front of a server that speaks HTTP/1.1. */
export async function http2Front(behind: URL, { key, cert }: Certificate): Promise<{ origin: URL; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const forward = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { method, url: path, authority } = request;
    const headers = { ...onwards(request.headers), host: authority };
    const onward = ask({ agent, host: behind.hostname, port: behind.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, onwards(answer.headers));
      answer.pipe(response);
    });
    onward.on('error', () => response.stream.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
  const server = createSecureServer({ key, cert }, forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    agent.destroy();
  };
  return { origin: new URL(`https://localhost:${(server.address() as AddressInfo).port}`), close };
}
