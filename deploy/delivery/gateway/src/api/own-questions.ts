import { randomBytes } from 'node:crypto';
import { internalPath } from '@portal/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFault } from '../http/send-fault';
import { askApi } from './ask-api';

/** The one for whom the gateway asks. */
export interface Asker {
  readonly tenant: string;
  readonly host: string;
  readonly address: string;
}

export interface OwnQuestion {
  /** Below `/api`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** It never leaves this process: the proxy drops what begins with `x-portal-`. */
const ownHeader = 'x-portal-own';

/** One path has many spellings, and the API may read them in another way than this server. */
function readings(url: string): string[] {
  // Two slashes at the beginning are a path here too, and no host.
  const address = url.startsWith('/') ? `http://gateway${url}` : url;
  const path = URL.canParse(address) ? new URL(address).pathname : url;
  try {
    return [path, decodeURIComponent(path)];
  } catch {
    return [path];
  }
}

/** Every spelling of their addresses has this. */
const mayBeInternal = new RegExp(`[%\\s]|${internalPath.slice(1)}`, 'i');
const internal = new RegExp(`^/+api/+${internalPath.slice(1)}(?:/|$)`, 'i');

/** The calls of the API that only the gateway makes. Nobody else reaches them through the gateway. */
export class OwnQuestions {
  readonly #app: FastifyInstance;
  readonly #key = randomBytes(24).toString('base64url');

  constructor(app: FastifyInstance) {
    this.#app = app;
    app.addHook('onRequest', (request, reply, done) => {
      const { url } = request;
      const isInternal = mayBeInternal.test(url) && readings(url).some((path) => internal.test(path));
      if (isInternal && !this.isOwn(request)) sendFault(reply, 404);
      else done();
    });
  }

  ask({ host, address }: Asker, { path, headers, body }: OwnQuestion): Promise<{ code: number; text: string }> {
    return askApi(this.#app, {
      method: 'POST',
      url: `/api${path}`,
      headers: { ...headers, host, [ownHeader]: this.#key, 'content-type': 'application/json' },
      // The API's limits and its audit name the visitor, not the gateway.
      remoteAddress: address,
      payload: body,
    });
  }

  /** Returns whether the gateway itself asks. */
  isOwn({ headers }: FastifyRequest): boolean {
    return headers[ownHeader] === this.#key;
  }
}
