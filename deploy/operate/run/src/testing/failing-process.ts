/**
 * A server process with a fault that `FAULT` names. It writes its port, answers `/slow` after a while, and runs the
 * fault at `/fault`.
 */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpServer } from '@portal/http';
import { runProcess } from '../run-process';

const fault = new Error('a fault of ours');
const faults: Readonly<Record<string, () => void>> = {
  timer: () =>
    void setTimeout(() => {
      throw fault;
    }),
  rejection: () => void Promise.reject(fault),
  event: () => void setImmediate(() => new EventEmitter().emit('error', fault)),
};

function answer({ url }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  if (url === '/slow') setTimeout(() => response.end('whole'), 1_000);
  else {
    faults[process.env.FAULT ?? '']?.();
    response.end('{}');
  }
}

await runProcess(async () => {
  if (process.env.FAULT === 'start') throw fault;
  if (process.env.FAULT === 'start, uncaught') {
    faults.timer?.();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
  const server = httpServer(answer, { isUpload: () => false, onFault: () => {} });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
  if (process.env.AT_ONCE) setTimeout(() => faults.timer?.(), 100);
  return () => new Promise((resolve) => server.close(() => resolve()));
});
