import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { headerText } from './header-list';
import type { WholeAnswer } from './whole-answer';

/** How all answers of one second begin. */
class Start {
  readonly text: string;
  readonly bytes: Buffer;

  constructor(status: number, date: string, keptFor: number) {
    this.text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keptFor}\r\n`;
    this.bytes = Buffer.from(this.text, 'latin1');
  }
}

/**
 * Sends an answer straight to the connection. What `ServerResponse` does to send one costs more than all the rest, and
 * is for cases that are none here: the connection stays open, is HTTP/1.1, and nothing else waits to go out on it.
 * Answers false, having sent nothing, where one of these does not hold. That it is over Node is told by the event that
 * it waits for, so timeouts, pipelines and the end of a connection stay its own business.
 */
export class StraightAnswers {
  readonly #keepAliveTimeout: () => number;
  #second = 0;
  #starts = new Map<number, Start>();

  constructor(keepAliveTimeout: () => number) {
    this.#keepAliveTimeout = keepAliveTimeout;
  }

  send(request: IncomingMessage, response: ServerResponse, answer: WholeAnswer): boolean {
    const { socket } = response;
    if (!socket || socket.writableLength > 0 || !response.shouldKeepAlive || request.httpVersionMinor !== 1)
      return false;
    const { headers, own, body } = answer;
    const start = this.#startOf(answer.status);
    // All that may fail comes before the first byte. And what the connection has not taken yet is under way still: only
    // when it has may it be closed as idle.
    if (typeof body === 'string') {
      const text = `${start.text}${headers.text}${own ? headerText(own) : ''}\r\n${body}`;
      socket.write(text, 'latin1', (error) => error ?? response.emit('finish'));
    } else {
      const head = own ? Buffer.from(`${headers.text}${headerText(own)}\r\n`, 'latin1') : headers.bytes;
      socket.cork();
      socket.write(start.bytes);
      socket.write(head);
      socket.write(body, (error) => error ?? response.emit('finish'));
      socket.uncork();
    }
    return true;
  }

  #startOf(status: number): Start {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#starts = new Map();
    }
    const known = this.#starts.get(status);
    if (known) return known;
    const date = new Date(second * 1000).toUTCString();
    const start = new Start(status, date, Math.floor(this.#keepAliveTimeout() / 1000));
    this.#starts.set(status, start);
    return start;
  }
}
