import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Deadlines, RateWindow } from './deadlines';
import { failAnswer } from './fail-answer';
import { letOnAt } from './held-deadline';

/** The reason why the server stopped waiting for a client. */
export type Cut = 'slow body' | 'slow read' | 'late';

/** A request with its answer. */
interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly came: number;
}

/** One connection, with its running calls in the order of their requests. */
class Client {
  readonly socket: Socket;
  readonly body: RateWindow;
  readonly read: RateWindow;
  readonly calls: Call[] = [];

  constructor(socket: Socket, { bytesPerSecond, slowBody, slowRead }: Deadlines) {
    this.socket = socket;
    const least = (bytesPerSecond * slowBody) / 1000;
    this.body = new RateWindow(slowBody, least);
    this.read = new RateWindow(slowRead, least);
  }

  /** Adds one more request. */
  asks(call: Call): void {
    this.forgetFinished();
    this.calls.push(call);
    if (this.calls.length === 1) this.body.restart(this.socket.bytesRead, call.came);
  }

  /** An answer may be over before the body of its request is, whose rest still has to come. */
  forgetFinished(): void {
    while (this.calls[0]?.response.writableFinished && this.calls[0].request.complete) this.calls.shift();
  }
}

export interface SlowClientsOptions {
  readonly deadlines: Deadlines;
  /** Tells by the address whether a request brings a file. */
  readonly isUpload: (request: IncomingMessage) => boolean;
  readonly onCut: (why: Cut, request: IncomingMessage) => void;
}

/**
 * Ends what clients hold open: bodies and reads that are slower than any network, and calls without an answer in time.
 * It looks at all connections once each second, and does next to no work for each request.
 */
export class SlowClients {
  readonly #options: SlowClientsOptions;
  readonly #clients = new Map<Socket, Client>();

  constructor(options: SlowClientsOptions) {
    this.#options = options;
  }

  watch(server: Server): void {
    const { slowBody, slowRead, call } = this.#options.deadlines;
    server.on('connection', (socket: Socket) => {
      this.#clients.set(socket, new Client(socket, this.#options.deadlines));
      socket.once('close', () => this.#clients.delete(socket));
    });
    server.setTimeout(slowRead, (socket) => this.#still(socket));
    const look = setInterval(
      () => this.#look(performance.now()),
      Math.min(1_000, slowBody / 5, slowRead / 5, call / 5),
    );
    look.unref();
    server.once('close', () => clearInterval(look));
  }

  asks(request: IncomingMessage, response: ServerResponse): void {
    this.#clients.get(request.socket)?.asks({ request, response, came: performance.now() });
  }

  /**
   * Node tells this of a connection on which nothing moved, in either direction: for `slowRead` while a request runs,
   * for as long as idle connections are kept otherwise. Only Node sees whether the system takes parts of one write.
   */
  #still(socket: Socket): void {
    const client = this.#clients.get(socket);
    client?.forgetFinished();
    const [first] = client?.calls ?? [];
    if (!client || !first) socket.destroy();
    else if (socket.writableLength > 0) this.#cut(client, 'slow read', first);
  }

  #look(now: number): void {
    for (const client of this.#clients.values()) {
      client.forgetFinished();
      // Only the last request can still wait for its body, and only the first answer can be on its way out.
      const [first] = client.calls;
      const last = client.calls.at(-1);
      if (!first || !last) continue;
      const why = this.#bodyFault(client, last.request, now) ?? this.#readFault(client, now) ?? this.#late(first, now);
      if (why) this.#cut(client, why, why === 'slow body' ? last : first);
    }
  }

  #cut({ socket }: Client, why: Cut, { request, response }: Call): void {
    this.#options.onCut(why, request);
    if (why === 'slow read' || response.headersSent) socket.destroy();
    else failAnswer(response, request.complete ? 503 : 408);
  }

  #bodyFault({ socket, body }: Client, request: IncomingMessage, now: number): Cut | undefined {
    // Bytes that wait here to be read hold the client up, not the other way round.
    if (!request.complete && request.readableLength === 0)
      return body.tooSlow(socket.bytesRead, now) ? 'slow body' : undefined;
    body.restart(socket.bytesRead, now);
    return undefined;
  }

  #readFault({ socket, read }: Client, now: number): Cut | undefined {
    const waiting = socket.writableLength;
    // A write counts when the system has taken all of it, so a large one has time in proportion.
    const taken = socket.bytesWritten - waiting;
    if (waiting > 0) return read.tooSlow(taken, now, waiting) ? 'slow read' : undefined;
    read.restart(taken, now);
    return undefined;
  }

  #late({ request, response, came }: Call, now: number): Cut | undefined {
    const { call, upload } = this.#options.deadlines;
    const since = letOnAt(response) ?? came;
    if ((response.headersSent && request.complete) || now - since < call) return undefined;
    return now - since >= (this.#options.isUpload(request) ? upload : call) ? 'late' : undefined;
  }
}
