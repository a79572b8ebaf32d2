import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Load, runLoad } from './load';
import { spent, warmSeconds } from './spent';

const request = {
  method: 'POST',
  url: '/hello',
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
  address: '',
} as const;

export interface Hello extends Load {
  /** Microseconds of processor time for one answer. */
  readonly processor: number;
}

export async function measureHello(connections: number, seconds: number): Promise<Hello> {
  const child = fork(join(import.meta.dirname, 'hello-server.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const origin = `http://127.0.0.1:${port}`;
    const fault = ({ httpStatus }: { httpStatus: number }) => (httpStatus === 200 ? undefined : `HTTP ${httpStatus}`);
    const usage = async (): Promise<NodeJS.CpuUsage> => {
      const answer = once(child, 'message');
      child.send('usage');
      return (await answer)[0];
    };
    const load = (duration: number) => runLoad({ origin, connections, seconds: duration, next: () => request, fault });
    await load(warmSeconds);
    const before = await usage();
    const measured = await load(seconds);
    return { ...measured, processor: spent(before, await usage()) / measured.requests };
  } finally {
    child.kill();
  }
}
