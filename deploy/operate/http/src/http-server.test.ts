import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { holdDeadline } from './held-deadline';
import { type HttpServerOptions, httpServer, type Listener } from './http-server';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});

/** A tenth of the usual deadlines, so that a test takes seconds. */
const deadlines = {
  headers: 1_000,
  call: 3_000,
  upload: 6_000,
  bytesPerSecond: 8_192,
  slowBody: 1_000,
  slowRead: 2_500,
};

const faults: unknown[] = [];
const cuts: string[] = [];

async function started(listener: Listener, options: Partial<HttpServerOptions> = {}): Promise<Server> {
  faults.length = 0;
  cuts.length = 0;
  const server = httpServer(listener, {
    deadlines,
    isUpload: ({ url }) => url === '/upload',
    onFault: (error) => faults.push(error),
    onCut: (why) => cuts.push(why),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

interface Conversation {
  readonly socket: Socket;
  text: string;
  /** The lifetime of the connection, in ms; undefined while it is open. */
  lived: number | undefined;
}

function talk(server: Server, text = ''): Conversation {
  const from = performance.now();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const conversation: Conversation = { socket, text: '', lived: undefined };
  socket.on('data', (part) => {
    conversation.text += part.toString('latin1');
  });
  socket.on('close', () => {
    conversation.lived = performance.now() - from;
  });
  socket.write(text);
  closing.push(() => socket.destroy());
  return conversation;
}

async function ended({ socket }: Conversation, longest = 10_000): Promise<void> {
  if (!socket.destroyed) await Promise.race([once(socket, 'close'), wait(longest, undefined, { ref: false })]);
}

/** Waits until the whole short answer has arrived. A busy machine may take long. */
async function answered(conversation: Conversation, longest = 15_000): Promise<void> {
  const until = performance.now() + longest;
  while (conversation.text === '' && performance.now() < until) await wait(20);
  await wait(100);
}

const post = (length: number, path = '/') => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

/** Takes the body and answers with its length. */
const echoLength: Listener = (request, response) => {
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  request.on('end', () => response.end(String(bytes)));
  request.on('error', () => {});
};

describe('a slow client', () => {
  test('[threat: slow client] that never ends its head is not waited for', async () => {
    const server = await started(echoLength);
    const quiet = [talk(server), talk(server, 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ')];
    await Promise.all(quiet.map((one) => ended(one)));
    for (const { lived } of quiet) expect(lived).toBeLessThan(4_000);
  });

  test('[threat: slow client] hundreds of bodies that come by the byte end; an honest customer beside them notices nothing', async () => {
    const server = await started(echoLength);
    const slow = Array.from({ length: 300 }, () => talk(server, post(10_000)));
    const drip = setInterval(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('x');
    }, 200);
    closing.push(() => clearInterval(drip));
    const times: number[] = [];
    while (slow.some(({ lived }) => lived === undefined)) {
      const from = performance.now();
      const honest = talk(server, `${post(5)}12345`);
      while (!honest.text.endsWith('5')) await wait(5);
      honest.socket.destroy();
      times.push(performance.now() - from);
      await wait(50);
      if (times.length > 200) break;
    }
    for (const { lived, text } of slow) {
      expect(lived).toBeLessThan(5_000);
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
    }
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(1_000);
    expect(cuts.filter((why) => why === 'slow body')).toHaveLength(300);
  }, 30_000);

  test.each([
    ['the byte', 1, 'slow body'],
    ['kilobytes', 4_096, 'late'],
  ])(
    '[threat: slow client] whose body goes on by %s after its answer is not waited for any longer',
    async (_, bytes, why) => {
      const server = await started((_request, response) => response.end('answered'));
      const head = (method: string) => `${method} / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n`;
      const slow = [talk(server, head('GET')), talk(server, head('POST'))];
      const drip = setInterval(() => {
        for (const { socket } of slow) if (!socket.destroyed) socket.write('x'.repeat(bytes));
      }, 200);
      closing.push(() => clearInterval(drip));
      await Promise.all(slow.map((one) => ended(one, 15_000)));
      for (const { text } of slow) expect(text).toContain('answered');
      // Otherwise Node itself ends it, long after.
      expect(cuts).toEqual([why, why]);
    },
    30_000,
  );

  test('with a network of more than 8 KB/s is waited for', async () => {
    const server = await started(echoLength);
    const bytes = 24_000;
    const honest = talk(server, post(bytes));
    const begun = performance.now();
    // The clock decides how much is due, because a pause on a busy machine is longer than asked.
    for (let sent = 0; sent < bytes; await wait(90)) {
      const due = Math.min(bytes, Math.floor((performance.now() - begun) * 13) + 1_200);
      honest.socket.write('x'.repeat(due - sent));
      sent = due;
    }
    await answered(honest);
    expect(honest.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*24000$/);
    expect(cuts).toEqual([]);
  });

  test('that does not take its answer is not waited for; one that takes it slowly gets all of it', async () => {
    const most = 24 * 1024 * 1024;
    const server = await started((_request, response) => response.end(Buffer.alloc(most)));
    const stuck = Array.from({ length: 20 }, () => talk(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    for (const { socket } of stuck) socket.pause();
    const honest = talk(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    honest.socket.removeAllListeners('data');
    honest.socket.pause();
    let taken = 0;
    const until = performance.now() + 40_000;
    // Reads in steps, like a network that is much slower than the server.
    while (taken < most && performance.now() < until && !honest.socket.destroyed) {
      taken += (honest.socket.read() as Buffer | null)?.length ?? 0;
      await wait(20);
    }
    expect(taken).toBeGreaterThanOrEqual(most);
    for (let turn = 0; turn < 100 && cuts.length < 20; turn += 1) await wait(100);
    expect(cuts).toEqual(Array(20).fill('slow read'));
  }, 70_000);

  test('[threat: slow client] that takes its answer by the spoon is not waited for', async () => {
    const part = Buffer.alloc(64 * 1024);
    const server = await started(
      (_request, response) => {
        const parts = Readable.from(Array<Buffer>(400).fill(part), { objectMode: false });
        pipeline(parts, response).catch(() => {});
      },
      { deadlines: { ...deadlines, bytesPerSecond: 8 * 1024 * 1024 } },
    );
    const { socket } = talk(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.removeAllListeners('data');
    socket.pause();
    let taken = 0;
    const spoon = setInterval(() => {
      taken += (socket.read() as Buffer | null)?.length ?? 0;
    }, 50);
    closing.push(() => clearInterval(spoon));
    for (let turn = 0; turn < 150 && cuts.length === 0; turn += 1) await wait(100);
    expect(cuts).toEqual(['slow read']);
    expect(taken).toBeGreaterThan(0);
  }, 20_000);

  test('is never the one whom the server itself holds up', async () => {
    const server = await started((request, response) => {
      // Nobody reads for a while, as in a queue.
      setTimeout(() => echoLength(request, response), 2_500);
    });
    const sent = talk(server, `${post(200_000, '/upload')}${'x'.repeat(200_000)}`);
    await answered(sent);
    expect(sent.text).toMatch(/^HTTP\/1\.1 200 [\s\S]*200000$/);
    expect(cuts).toEqual([]);
  });
});

describe('a call as a whole', () => {
  test('is answered in time, or with 503; a file has twice as long', async () => {
    const server = await started(() => {});
    const [call, upload] = [talk(server, `${post(2)}{}`), talk(server, `${post(2, '/upload')}{}`)];
    await ended(call);
    expect(call.text).toMatch(/^HTTP\/1\.1 503 [\s\S]*"status":"503"/);
    expect(call.lived).toBeLessThan(5_000);
    expect(upload.lived).toBeUndefined();
    await ended(upload);
    expect(upload.lived).toBeGreaterThan(5_500);
  }, 20_000);

  test('does not wait in vain for its own turn here', async () => {
    const server = await started((_request, response) => {
      const goOn = holdDeadline(response);
      setTimeout(goOn, 4_000);
      setTimeout(() => response.end('{}'), 5_000);
    });
    const call = talk(server, `${post(2)}{}`);
    await answered(call);
    expect(call.text).toMatch(/^HTTP\/1\.1 200 /);
  }, 20_000);

  test('a stream of events may be quiet for as long as it likes', async () => {
    const server = await started((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    });
    const stream = talk(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await wait(5_000);
    expect(stream.lived).toBeUndefined();
    expect(stream.text).toContain(': open');
  }, 20_000);

  test('each of many on one connection has its own time', async () => {
    const server = await started((request, response) => {
      if (request.url !== '/never') response.end('{}');
    });
    const one = talk(server, 'GET /a HTTP/1.1\r\nHost: a\r\n\r\nGET /never HTTP/1.1\r\nHost: a\r\n\r\n');
    const more = setInterval(() => one.socket.write('GET /b HTTP/1.1\r\nHost: a\r\n\r\n'), 500);
    closing.push(() => clearInterval(more));
    await ended(one);
    expect(one.lived).toBeLessThan(5_000);
  }, 20_000);
});

describe('connections of one address', () => {
  const connected = async (server: Server, count: number) => {
    const all = Array.from({ length: count }, () => talk(server));
    await wait(300);
    return all.filter(({ lived }) => lived === undefined).length;
  };

  const openAt = (server: Server) =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

  test('are limited where the address is no trusted proxy', async () => {
    const server = await started(echoLength, { connections: { most: 20, trustProxy: '10.0.0.0/8' } });
    expect(await connected(server, 30)).toBe(20);
  });

  test.each(['127.0.0.1', '10.0.0.0/8, loopback', true])('are the proxy’s own to count: %s', async (trustProxy) => {
    const server = await started(echoLength, { connections: { most: 20, trustProxy } });
    expect(await connected(server, 30)).toBe(30);
  });

  test('are free again when they have ended', async () => {
    const server = await started(echoLength, { connections: { most: 20, trustProxy: false } });
    for (let round = 0; round < 3; round += 1) {
      const all = Array.from({ length: 20 }, () => talk(server));
      await wait(100);
      expect(all.every(({ lived }) => lived === undefined)).toBe(true);
      for (const { socket } of all) socket.destroy();
      // Waits until the server has noticed it.
      for (let turn = 0; turn < 100 && (await openAt(server)) > 0; turn += 1) await wait(50);
    }
  });
});

describe('a request', () => {
  test.each(['Host: a\r\nHost: b\r\n', 'host: a\r\nX-A: 1\r\nHOST: a\r\n', ''])(
    'that does not name one host is refused: %j',
    async (headers) => {
      const server = await started((_request, response) => response.end('{}'));
      const sent = talk(server, `GET / HTTP/1.1\r\n${headers}\r\n`);
      await ended(sent);
      expect(sent.text).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe('an answer that cannot go out', () => {
  const badHeads: [string, Listener][] = [
    [
      'a header with an end of line',
      (_, response) => response.writeHead(200, { 'content-type': 'a\r\nx: b' }).end('x'),
    ],
    ['a header that is not Latin', (_, response) => response.writeHead(200, { 'content-type': '类型' }).end('x')],
    ['one of a list', (_, response) => response.writeHead(200, ['content-type', '类型']).end('x')],
    ['one that is set before', (_, response) => response.setHeader('x-a', '类型').end('x')],
    ['a status that is none', (_, response) => response.writeHead(2_000).end('x')],
    ['an answer without a body', (_, response) => response.writeHead(304, { etag: '类' }).end()],
    [
      'what the listener throws',
      () => {
        throw new Error('SELECT secret');
      },
    ],
  ];

  test.each(badHeads)('%s: 500, and nothing else ends', async (_what, listener) => {
    const server = await started((request, response) => {
      if (request.url === '/well') response.end('well');
      else listener(request, response);
    });
    const sent = talk(server, 'GET /bad HTTP/1.1\r\nHost: a\r\n\r\n');
    await ended(sent);
    expect(sent.text).toMatch(/^HTTP\/1\.1 500 Internal Server Error\r\n/);
    expect(sent.text).not.toContain('secret');
    expect(faults).toHaveLength(1);
    const next = talk(server, 'GET /well HTTP/1.1\r\nHost: a\r\n\r\n');
    while (!next.text.endsWith('well')) await wait(5);
  });

  const afterTheHead: [string, Listener][] = [
    ['a second head', (_, response) => void response.writeHead(200).writeHead(200)],
    [
      'a second head after the end',
      (_, response) => {
        response.end('whole');
        response.writeHead(500).end('x');
      },
    ],
    [
      'a write after the end',
      (_, response) => {
        response.end('whole');
        response.write('more');
        response.end('more');
      },
    ],
    ['an error of its own', (_, response) => void response.destroy(new Error('broken'))],
  ];

  test.each(afterTheHead)('%s ends this answer and nothing else', async (_what, listener) => {
    const server = await started((request, response) => {
      if (request.url === '/well') response.end('well');
      else listener(request, response);
    });
    const sent = talk(server, 'GET /bad HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await ended(sent);
    expect(sent.text).not.toContain('more');
    const next = talk(server, 'GET /well HTTP/1.1\r\nHost: a\r\n\r\n');
    while (!next.text.endsWith('well')) await wait(5);
  });
});
