import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ConnectionLimit, limitConnections } from './connection-limit';
import { type Deadlines, usualDeadlines } from './deadlines';
import { failAnswer } from './fail-answer';
import { type Cut, SlowClients } from './slow-clients';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Called with the error of one answer. */
export type OnFault = (error: unknown, request: IncomingMessage) => void;

export interface HttpServerOptions {
  readonly deadlines?: Partial<Deadlines> | undefined;
  /** Tells by the address whether a request brings a file. */
  readonly isUpload: (request: IncomingMessage) => boolean;
  /** Called with the error of one answer, after that answer has ended. */
  readonly onFault: OnFault;
  readonly onCut?: (why: Cut, request: IncomingMessage) => void;
  /** The most connections of one address, except trusted proxies. Without it a proxy in front counts them all. */
  readonly connections?: ConnectionLimit;
}

const maxHeaderBytes = 16 * 1024;
/** Longer than a proxy in front keeps an idle connection. The sender has to be the one that closes. */
const keepAliveTimeout = 72_000;

/** If a request names two hosts, two readers may see two different hosts. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/**
 * A server with deadlines for its clients. An error that an answer throws while it is made, or that happens to it on its
 * way, ends only that answer.
 */
export function httpServer(listener: Listener, options: HttpServerOptions): Server {
  const { isUpload, onFault, onCut = () => {}, connections } = options;
  const deadlines = { ...usualDeadlines, ...options.deadlines };
  const server = createServer({
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: deadlines.headers,
    // Node's own last limit for a body. A slow body ends before that.
    requestTimeout: Math.max(deadlines.upload, deadlines.headers) + 5_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout,
  });
  const slowClients = new SlowClients({ deadlines, isUpload, onCut });
  slowClients.watch(server);
  if (connections) limitConnections(server, connections);
  server.on('request', (request, response) => {
    // Without a listener, an error of one answer would become an error of the process.
    response.on('error', (error) => onFault(error, request));
    slowClients.asks(request, response);
    try {
      if (namesOneHost(request)) listener(request, response);
      else failAnswer(response, 400);
    } catch (error) {
      onFault(error, request);
      failAnswer(response, 500);
    }
  });
  return server;
}
