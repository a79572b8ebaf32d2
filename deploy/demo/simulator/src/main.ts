/** The simulator as a process of its own. It listens on this machine only and ends with the process that started it. */
import type { AddressInfo } from 'node:net';
import { simulatorKeyId } from './key-id';
import { createSimulator } from './simulator';

const { SIMULATOR_SECRET: secret, SIMULATOR_PORT: port = '0' } = process.env;
if (!secret) throw new Error('SIMULATOR_SECRET is not set');
const app = createSimulator({ key: { keyId: simulatorKeyId, secret } });
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.({ port: (app.server.address() as AddressInfo).port });
if (process.send) process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
