/** The simulator as a process of its own. It listens on this machine only and ends with the process that started it. */

import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Registry, startMetricsServer, tellProcess } from '@portal/http/metrics';
import { simulatorKeyId } from './key-id';
import { createSimulator } from './simulator';

const { SIMULATOR_SECRET: secret, SIMULATOR_PORT: port = '0', SIMULATOR_METRICS_PORT: metricsPort } = process.env;
if (!secret) throw new Error('SIMULATOR_SECRET is not set');
const app = createSimulator({ key: { keyId: simulatorKeyId, secret } });
await app.listen({ host: '127.0.0.1', port: Number(port) });
if (metricsPort) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const registry = new Registry();
  tellProcess(registry, { process: 'simulator', version });
  await startMetricsServer({ host: '127.0.0.1', port: Number(metricsPort), registry });
}
process.send?.({ port: (app.server.address() as AddressInfo).port });
if (process.send) process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
