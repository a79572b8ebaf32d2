import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../../support/free-port';

/** How a provider behaves. `half` takes every second SMS, `slow` takes each after some seconds. */
type Mood = 'takes' | 'refuses' | 'dead' | 'half' | 'slow';

const slowness = 4_000;

/** A provider of SMS whose behaviour a test changes. */
export class SmsProvider {
  readonly url: string;
  mood: Mood = 'takes';
  /** The provider that really takes them. */
  behind = '';
  #asked = 0;
  readonly #server: FastifyInstance;

  private constructor(url: string, server: FastifyInstance) {
    this.url = url;
    this.#server = server;
  }

  static async start(): Promise<SmsProvider> {
    const [server, port] = [fastify(), await freePort()];
    const provider = new SmsProvider(`http://127.0.0.1:${port}/send`, server);
    server.post('/send', async ({ body }, reply) => {
      provider.#asked += 1;
      const { mood } = provider;
      if (mood === 'slow') await pause(slowness);
      if (mood === 'dead') return reply.code(500).send();
      if (mood === 'refuses' || (mood === 'half' && provider.#asked % 2 === 0)) return { ok: false };
      const headers = { 'content-type': 'application/json' };
      const taken = await fetch(provider.behind, { method: 'POST', headers, body: JSON.stringify(body) });
      return taken.json();
    });
    await server.listen({ port, host: '127.0.0.1' });
    return provider;
  }

  stop(): Promise<void> {
    return this.#server.close();
  }
}
