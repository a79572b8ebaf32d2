import { jest } from '@jest/globals';
import type { Database } from '@portal/database';
import { asDemonstration } from '@portal/demonstration/demo-options';
import { readOutbox } from '@portal/demonstration/demo-outbox';
import fastify, { type FastifyInstance } from 'fastify';
import type { ConfigChoices } from '../kernel/config';
import { createPlatform, type PlatformOptions } from '../platform';
import { ApiClient, type Transport } from './api-client';
import { StaffClient } from './staff-client';
import { takeStoredPair } from './stored-pairs';
import { testCost } from './test-cost';
import { until } from './until';

/** Most tests call a whole server several times, and machines that run tests are busy. */
jest.setTimeout(60_000);

/** Sends directly into the server, without a network. */
const injectInto =
  (app: FastifyInstance): Transport =>
  async ({ method, url, headers, body, address }) => {
    const payload = method === 'POST' ? { payload: body } : {};
    const response = await app.inject({ method, url, headers, remoteAddress: address, ...payload });
    return {
      httpStatus: response.statusCode,
      headers: response.headers,
      text: response.body,
      content: response.rawPayload,
    };
  };

/** A running API on a database, with a clock that tests can set forward. */
export class TestPlatform {
  readonly app: FastifyInstance;
  readonly database: Database;
  #ahead = 0;
  #staffClients = 0;

  constructor(
    database: Database,
    config: ConfigChoices = {},
    options: Partial<
      Pick<
        PlatformOptions,
        'makeSigningPair' | 'identityProvider' | 'providers' | 'transport' | 'metrics' | 'portHosts' | 'smsReports'
      >
    > = {},
  ) {
    this.database = database;
    // Only unexpected errors are logged, so that a failing call names its cause.
    this.app = fastify({ logger: { level: 'error' }, pluginTimeout: 60_000 });
    this.app.register(
      createPlatform(
        asDemonstration({
          database,
          config: {
            clock: this.clock,
            spareKeyPairs: 6,
            remindsOfPapers: false,
            ...config,
            password: { cost: testCost, ...config.password },
          },
          makeSigningPair: takeStoredPair,
          ...options,
        }),
      ),
      { prefix: '/api' },
    );
  }

  readonly clock = () => Date.now() + this.#ahead;

  forward(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  client(tenant = 'localhost', browserId?: string): ApiClient {
    return new ApiClient(injectInto(this.app), { tenant, clock: this.clock, ...(browserId ? { browserId } : {}) });
  }

  /** A browser at the staff's host name. */
  staff(): StaffClient {
    this.#staffClients += 1;
    return new StaffClient(injectInto(this.app), `10.0.0.${this.#staffClients}`);
  }

  /**
   * Returns the newest code for a recipient. The reply does not wait for the sending, so the code may come a moment
   * later.
   */
  async code(recipient: string, purpose: string, after = 0): Promise<string> {
    return (await this.letter(recipient, purpose, after)).code;
  }

  /** Returns the newest letter of a purpose to a recipient. */
  letter(recipient: string, purpose: string, after = 0) {
    return until(async () => {
      const entries = await readOutbox(this.database.db, recipient);
      return entries.find((one) => one.purpose === purpose && Date.parse(one.at) >= after);
    }, `no ${purpose} letter to ${recipient}`);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
