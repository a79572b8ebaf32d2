import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Deadlines, RateWindow } from './deadlines';
import type { GuardedResponse } from './guarded-response';

/** The reason why the server stopped waiting for a client. */
export type Cut = 'slow body' | 'slow read' | 'late';

/** Node counts this for its own timeouts: the bytes that the system has taken of all given bytes. */
interface Handle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

const handleOf = (socket: Socket) => (socket as Socket & { readonly _handle?: Handle | null })._handle;

/** One connection, with its running answers in the order of their requests. */
class Client {
  readonly socket: Socket;
  readonly body: RateWindow;
  readonly read: RateWindow;
  readonly answers: GuardedResponse[] = [];

  constructor(socket: Socket, { bytesPerSecond, slowBody, slowRead }: Deadlines) {
    this.socket = socket;
    const least = (bytesPerSecond * slowBody) / 1000;
    this.body = new RateWindow(slowBody, least);
    this.read = new RateWindow(slowRead, least);
  }

  /** Adds one more request. */
  asks(answer: GuardedResponse): void {
    this.forgetFinished();
    this.answers.push(answer);
    if (this.answers.length === 1) this.body.restart(this.socket.bytesRead, answer.since);
  }

  /** An answer may be over before the body of its request is, whose rest still has to come. */
  forgetFinished(): void {
    while (this.answers[0]?.writableFinished && this.answers[0].req.complete) this.answers.shift();
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
 * It looks at all connections once each second, and does no work for each request.
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
    const look = setInterval(
      () => this.#look(performance.now()),
      Math.min(1_000, slowBody / 5, slowRead / 5, call / 5),
    );
    look.unref();
    server.once('close', () => clearInterval(look));
  }

  asks(request: IncomingMessage, answer: GuardedResponse): void {
    this.#clients.get(request.socket)?.asks(answer);
  }

  #look(now: number): void {
    for (const client of this.#clients.values()) {
      client.forgetFinished();
      // Only the last request can still wait for its body, and only the first answer can be on its way out.
      const [first] = client.answers;
      const last = client.answers.at(-1);
      if (!first || !last) continue;
      const why = this.#bodyFault(client, last.req, now) ?? this.#readFault(client, now) ?? this.#late(first, now);
      if (!why) continue;
      const one = why === 'slow body' ? last : first;
      this.#options.onCut(why, one.req);
      if (why === 'slow read' || one.headersSent) client.socket.destroy();
      else one.fail(one.req.complete ? 503 : 408);
    }
  }

  #bodyFault({ socket, body }: Client, request: IncomingMessage, now: number): Cut | undefined {
    // Bytes that wait here to be read hold the client up, not the other way round.
    if (!request.complete && request.readableLength === 0)
      return body.tooSlow(socket.bytesRead, now) ? 'slow body' : undefined;
    body.restart(socket.bytesRead, now);
    return undefined;
  }

  #readFault({ socket, read }: Client, now: number): Cut | undefined {
    const { bytesWritten = 0, writeQueueSize = 0 } = handleOf(socket) ?? {};
    const taken = bytesWritten - writeQueueSize;
    if (writeQueueSize > 0) return read.tooSlow(taken, now) ? 'slow read' : undefined;
    read.restart(taken, now);
    return undefined;
  }

  #late({ req, since, headersSent }: GuardedResponse, now: number): Cut | undefined {
    const { call, upload } = this.#options.deadlines;
    if ((headersSent && req.complete) || now - since < call) return undefined;
    return now - since >= (this.#options.isUpload(req) ? upload : call) ? 'late' : undefined;
  }
}
