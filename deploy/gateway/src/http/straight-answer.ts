import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { headerText } from './header-list';
import type { WholeAnswer } from './whole-answer';

const second = 1000;
let now = '';
let nowIn = 0;

/** The second that it is, as the `Date` header has it. */
function date(): string {
  const time = Date.now();
  if (time - nowIn >= second || time < nowIn) {
    nowIn = time - (time % second);
    now = new Date(nowIn).toUTCString();
  }
  return now;
}

/**
 * Sends an answer straight to the connection. What `ServerResponse` does to send one costs more than all the rest, and
 * is for cases that are none here: the connection stays open, is HTTP/1.1, and nothing else waits to go out on it.
 * Answers false, having sent nothing, where one of these does not hold. That it is over Node is told by the event that
 * it waits for, so timeouts, pipelines and the end of a connection stay its own business.
 */
export function sendStraight(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, own, body }: WholeAnswer,
  keepAliveTimeout: number,
): boolean {
  const { socket } = response;
  if (!socket || socket.writableLength > 0 || !response.shouldKeepAlive || request.httpVersionMinor !== 1) return false;
  const alive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / second)}\r\n`;
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${date()}\r\n${alive}`;
  const head = `${start}${headers.text}${own ? headerText(own) : ''}\r\n`;
  // What the connection has not taken yet is under way still: nobody may close it as idle.
  if (typeof body === 'string') socket.write(head + body, 'latin1', (error) => error ?? response.emit('finish'));
  else {
    socket.cork();
    socket.write(head, 'latin1');
    socket.write(body, (error) => error ?? response.emit('finish'));
    socket.uncork();
  }
  return true;
}
