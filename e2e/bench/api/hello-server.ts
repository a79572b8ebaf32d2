/** A bare Fastify that says hello. It shows what the machine can do at best. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

const app = fastify();
app.post('/hello', async () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => process.exit());
process.send?.({ port: (app.server.address() as AddressInfo).port });
