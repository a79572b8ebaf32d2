import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { limitConnections, type TrustedProxies } from './connection-limit';
import { type Deadlines, usualDeadlines } from './deadlines';
import { GuardedResponse, guardedResponses, type OnFault } from './guarded-response';
import { type Cut, SlowClients } from './slow-clients';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServerOptions {
  readonly deadlines?: Partial<Deadlines> | undefined;
  /** Whether a request brings a file, by its address. */
  readonly isUpload: (request: IncomingMessage) => boolean;
  /** What one answer threw, after that answer has ended. */
  readonly onFault: OnFault;
  readonly onCut?: (why: Cut, request: IncomingMessage) => void;
  /** Connections of one address, but of trusted proxies. Without it a proxy in front counts them all. */
  readonly connections?: { readonly most: number; readonly trustProxy: TrustedProxies };
}

const mostHeaderBytes = 16 * 1024;
/** Longer than a proxy in front keeps a connection that nobody uses: the one who sends has to be the one who closes. */
const keepAliveTimeout = 72_000;

/** A request that names two hosts is one for whoever reads it first and another for whoever reads it next. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** A server whose clients have deadlines, and whose answers fail by themselves only. */
export function httpServer(listener: Listener, options: HttpServerOptions): Server {
  const { isUpload, onFault, onCut = () => {}, connections } = options;
  const deadlines = { ...usualDeadlines, ...options.deadlines };
  const slowClients = new SlowClients({ deadlines, isUpload, onCut });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (response instanceof GuardedResponse) slowClients.asks(request, response);
    if (namesOneHost(request)) listener(request, response);
    else if (response instanceof GuardedResponse) response.fail(400);
  }

  const server = createServer({
    ServerResponse: guardedResponses(onFault),
    maxHeaderSize: mostHeaderBytes,
    headersTimeout: deadlines.headers,
    // Node's own last word about a body; a slow one has ended before.
    requestTimeout: Math.max(deadlines.upload, deadlines.headers) + 5_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout,
  });
  slowClients.watch(server);
  if (connections) limitConnections(server, connections.most, connections.trustProxy);
  server.on('request', (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      onFault(error, request);
      if (response instanceof GuardedResponse) response.fail(500);
    }
  });
  return server;
}
