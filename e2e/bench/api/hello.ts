import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Load, runLoad } from './load';

const request = {
  method: 'POST',
  url: '/hello',
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
  address: '',
} as const;

export async function measureHello(connections: number, seconds: number): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'hello-server.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const origin = `http://127.0.0.1:${port}`;
    const fault = ({ httpStatus }: { httpStatus: number }) => (httpStatus === 200 ? undefined : `HTTP ${httpStatus}`);
    return await runLoad({ origin, connections, seconds, next: () => request, fault });
  } finally {
    child.kill();
  }
}
