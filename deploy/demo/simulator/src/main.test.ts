import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { startSimulator } from './start-simulator';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('the process tells its figures where it is asked to, whatever port the portal has for its own', async () => {
  const port = await freePort();
  const { env } = process;
  process.env = { ...env, SIMULATOR_METRICS_PORT: String(port), METRICS_PORT: '1' };
  const args = ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('./main.ts', import.meta.url))];
  const { stop } = await startSimulator(args).finally(() => {
    process.env = env;
  });
  try {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/^portal_build_info\{process="simulator",version="[\d.]+",build="\w+"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  } finally {
    await stop();
  }
});
