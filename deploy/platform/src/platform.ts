import compress from '@fastify/compress';
import type { Database } from '@portal/database';
import type { FastifyPluginAsync } from 'fastify';
import { type ConfigChoices, type PlatformConfig, platformConfig } from './core/config';
import { DataKeys } from './core/data/data-keys';
import { demoDataKey } from './core/data/demo-data-key';
import { DispatchWorker } from './core/dispatch/dispatch-worker';
import { createNoticeLane } from './core/dispatch/notice-lane';
import { BrowserKeys } from './core/envelope/browser-keys';
import { KeyPool, type SigningPair } from './core/envelope/key-pool';
import { UsedNonces } from './core/envelope/nonces';
import { ServerKeys } from './core/envelope/server-keys';
import { Refusal } from './core/http/refusal';
import { refuseCrossSite } from './core/http/refuse-cross-site';
import { sendRefusal } from './core/http/send-refusal';
import { unknownCallText } from './core/http/unknown-call';
import { OpenStreams } from './core/messages/open-streams';
import { PersonWakes } from './core/messages/person-wakes';
import { demoOutbox } from './core/outbox/demo-outbox';
import { type Carrier, Messenger } from './core/outbox/messenger';
import { signedCarrier } from './core/outbox/signed-carrier';
import { Passwords } from './core/passwords';
import type { Services } from './core/services';
import { SessionFinder } from './core/session/find-session';
import { StaffSessions } from './core/staff/staff-sessions';
import { startPaperReminders } from './features/company/paper-reminders';
import { startDemoReview } from './features/review/demo-review';
import { startCleanup } from './server/cleanup';
import { registerDocs } from './server/docs/register-docs';
import { registerCalls } from './server/register-calls';
import { registerIdentity } from './server/register-identity';

export interface PlatformOptions {
  readonly database: Database;
  readonly config?: ConfigChoices;
  /** Sends SMS and e-mail. A demonstration uses the outbox. */
  readonly carrier?: Carrier;
  /**
   * The keys that seal what the database must not hold in clear (`DataKeys`). Only a demonstration does without: it has
   * a key that everybody knows.
   */
  readonly dataKey?: string | undefined;
  /** Gives browsers' signing pairs; without it each pair is newly made. */
  readonly makeSigningPair?: () => Promise<SigningPair>;
}

const bodyLimit = 1_048_576;

/**
 * Compresses replies that are large enough, but not files, which are already compressed. The length tells nothing about
 * a secret here: another site can neither make calls in a person's name nor put words into their replies. Bodies of
 * requests stay as they came.
 */
const compressed = {
  threshold: 1_024,
  customTypes: /^application\/json(;|$)/,
  encodings: ['gzip'] as 'gzip'[],
  globalDecompression: false,
};

function carrierFor({ carrier, database }: PlatformOptions, config: PlatformConfig): Carrier {
  if (carrier) return carrier;
  if (config.demo) return demoOutbox(database.db, config.clock);
  throw new Error('a carrier for SMS and e-mail is needed outside of demo mode');
}

function dataKeysFor({ dataKey }: PlatformOptions, { demo }: PlatformConfig): DataKeys {
  if (dataKey === undefined && !demo) throw new Error('a data key is needed outside of demo mode');
  return new DataKeys(dataKey ?? demoDataKey);
}

/** The platform API as a Fastify plugin; the gateway mounts it under `/api`. */
export function createPlatform(options: PlatformOptions): FastifyPluginAsync {
  const { database } = options;
  const config = platformConfig(options.config);
  const carrier = signedCarrier(database.db, carrierFor(options, config));

  const dataKeys = dataKeysFor(options, config);

  return async (app) => {
    const { db } = database;
    const { padding, clock } = config;
    const pool = new KeyPool(config.spareKeyPairs, options.makeSigningPair);
    const serverKeys = new ServerKeys(db, clock);
    const messenger = new Messenger(carrier, (error, { channel, purpose }) => {
      app.log.error({ err: error, channel, purpose }, 'a message could not be sent');
    });
    const services: Services = {
      database,
      db,
      config,
      log: app.log,
      browserKeys: new BrowserKeys({ db, pool, serverKeys, padding, clock }),
      usedNonces: new UsedNonces(db),
      sessions: new SessionFinder(db, config.session.idle),
      staffSessions: new StaffSessions(db, config.staff),
      dataKeys,
      passwords: new Passwords(config.password.cost),
      messenger,
      wakes: new PersonWakes(database),
      streams: new OpenStreams(config.streams),
    };
    const notices = createNoticeLane({ db, carrier, config });
    const dispatch = new DispatchWorker({ database, lanes: [notices], clock, log: app.log });
    const stopCleanup = startCleanup(services);
    const stopReminders = config.remindsOfPapers ? startPaperReminders(services) : undefined;
    const stopReview = config.demo ? startDemoReview(services) : undefined;
    // Event streams close before the server waits for its open connections, because they would keep it from closing.
    app.addHook('preClose', () => services.wakes.close());
    app.addHook('onClose', async () => {
      await stopCleanup();
      stopReview?.();
      pool.close();
      await stopReminders?.();
      await dispatch.stop();
      await messenger.settled();
    });

    app.removeAllContentTypeParsers();
    await app.register(compress, compressed);
    // Sealed and plain bodies stay text until the call's row tells their kind.
    app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string', bodyLimit }, (_, body, done) => {
      done(null, body);
    });
    refuseCrossSite(app);
    app.setErrorHandler(sendRefusal);
    app.setNotFoundHandler(() => {
      throw new Refusal('404', unknownCallText);
    });
    app.addHook('onSend', (request, reply, _, done) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      done();
    });
    if (config.demo && database.kind === 'postgres') {
      app.log.warn('demo mode on a PostgreSQL database: every code that is sent can be read at /dev/outbox');
    }
    registerCalls(app, services);
    registerIdentity(app, services);
    if (config.docs) registerDocs(app);
    await serverKeys.current();
  };
}
