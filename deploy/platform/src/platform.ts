import compress from '@fastify/compress';
import { type Database, DataKeys } from '@portal/database';
import type { AllowedHosts } from '@portal/http';
import { Registry } from '@portal/http/metrics';
import type { FastifyPluginAsync } from 'fastify';
import { startPaperReminders } from './domain/reminder/paper-reminders';
import { takeBackCodes } from './kernel/codes/take-back-codes';
import { type ConfigChoices, platformConfig } from './kernel/config';
import { countCalls } from './kernel/counts/call-counts';
import { LoginCounts } from './kernel/counts/login-counts';
import { PortCounts } from './kernel/counts/port-counts';
import { beginSealing } from './kernel/data/begin-sealing';
import { DispatchWorker } from './kernel/dispatch/dispatch-worker';
import { createNoticeQueue } from './kernel/dispatch/notice-queue';
import { createOperatorQueue } from './kernel/dispatch/operator-mail';
import { createPortQueue } from './kernel/dispatch/port-queue';
import { BrowserKeys } from './kernel/envelope/browser-keys';
import { KeyPool, type SigningPair } from './kernel/envelope/key-pool';
import { UsedNonces } from './kernel/envelope/nonces';
import { ServerKeys } from './kernel/envelope/server-keys';
import { HttpError } from './kernel/http/http-error';
import { PublicBytes } from './kernel/http/public-bytes';
import { refuseCrossSite } from './kernel/http/refuse-cross-site';
import { sendError } from './kernel/http/send-error';
import { unknownCallText } from './kernel/http/unknown-call';
import { OpenStreams } from './kernel/messages/open-streams';
import { PersonSubscribers } from './kernel/messages/person-subscribers';
import { Messenger, type Transport } from './kernel/outbox/messenger';
import { signedTransport } from './kernel/outbox/signed-transport';
import { SmsReceipts } from './kernel/outbox/sms/sms-receipts';
import { TransportHealth } from './kernel/outbox/transport-health';
import { Passwords, staffLine } from './kernel/passwords';
import { tellAdapters } from './kernel/ports/adapter-line';
import { KeptFigures } from './kernel/ports/kept-figures';
import { PortBreakers } from './kernel/ports/port-breakers';
import { type ProviderDefaults, Providers } from './kernel/ports/providers';
import type { Services } from './kernel/services';
import { SessionFinder } from './kernel/session/find-session';
import { CaseNews } from './kernel/staff/case-news';
import { IdentityProvider, type IdentityProviderSettings } from './kernel/staff/identity-provider';
import { StaffSessions } from './kernel/staff/staff-sessions';
import { startCleanup } from './server/cleanup';
import { caseRules, codePurposes, letterPurposes, notices, personalData, smsTopics } from './server/collected';
import { registerDocs } from './server/docs/register-docs';
import { declared } from './server/features';
import { registerCallbacks } from './server/register-callbacks';
import { registerCalls } from './server/register-calls';
import { registerContent } from './server/register-content';
import { registerFirstAdministrator } from './server/register-first-administrator';
import { registerIdentity } from './server/register-identity';
import { registerOperatorMail } from './server/register-operator-mail';
import type { ReportSenders } from './server/register-sms-reports';
import { registerStaffIdentity } from './server/register-staff-identity';
import { startSealing } from './server/seal-data';
import { tellWaiting } from './server/waiting-work';

export interface PlatformOptions {
  readonly database: Database;
  readonly config?: ConfigChoices;
  /** Sends SMS and e-mail. */
  readonly transport: Transport;
  /** The keys that seal what the database must not hold in clear (`DataKeys`). */
  readonly dataKey: string;
  /** The identity provider at which staff log in. */
  readonly identityProvider?: IdentityProviderSettings | undefined;
  /** The providers of the ports, for all tenants that have none of their own. Without one a port is done by hand. */
  readonly providers?: ProviderDefaults | undefined;
  /** The hosts at which staff may name a provider; left away: everywhere. */
  readonly portHosts?: AllowedHosts | undefined;
  /** The SMS providers that report what became of their SMS. */
  readonly smsReports?: ReportSenders | undefined;
  /** Gets the platform's own metrics; without it nobody sees them. */
  readonly metrics?: Registry;
  /** Gives browsers' signing pairs; without it each pair is newly made. */
  readonly makeSigningPair?: () => Promise<SigningPair>;
}

/** Calls of the contract have limits of their own. This one is for what gateways ask, and for unknown addresses. */
const bodyLimit = 65_536;

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

/** The platform API as a Fastify plugin; the gateway mounts it under `/api`. */
export function createPlatform(options: PlatformOptions): FastifyPluginAsync {
  const { database, metrics = new Registry() } = options;
  const config = platformConfig(options.config);
  const transportHealth = new TransportHealth(options.transport, {
    clock: config.clock,
    codeLife: config.codes.life * 1000,
    takeBack: (codes) => takeBackCodes(database.db, codes, new Date(config.clock())),
  });
  transportHealth.tellMetrics(metrics);
  const receipts = new SmsReceipts(database.db);
  receipts.tellMetrics(metrics);
  const logins = new LoginCounts(metrics);
  const adapters = Object.values(options.providers ?? {}).flatMap(({ adapter }) => adapter ?? []);
  tellAdapters(metrics, adapters);
  const transport = signedTransport(database.db, transportHealth);
  const dataKeys = new DataKeys(options.dataKey);

  return async (app) => {
    const { db } = database;
    await beginSealing(database, dataKeys);
    const { padding, clock } = config;
    for (const line of adapters) line.logTo(app.log);
    options.transport.tellReceipts?.((letter, receipt) => receipts.note(letter, receipt, new Date(clock()), app.log));
    const pool = new KeyPool(config.spareKeyPairs, options.makeSigningPair);
    const serverKeys = new ServerKeys(db, clock);
    const messenger = new Messenger(transport, letterPurposes, (error, { channel, purpose }) => {
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
      identityProvider: options.identityProvider && new IdentityProvider(options.identityProvider),
      dataKeys,
      providers: new Providers(db, dataKeys, options.providers ?? {}, {
        hosts: options.portHosts,
        counts: new PortCounts(metrics),
        breakers: new PortBreakers(metrics, clock),
      }),
      figures: new KeptFigures(app.log),
      passwords: new Passwords(config.password.cost),
      staffPasswords: new Passwords(config.password.cost, staffLine),
      publicBytes: new PublicBytes(config.perMinute.publicBytes, clock),
      logins,
      messenger,
      transportHealth,
      subscribers: new PersonSubscribers(database),
      streams: new OpenStreams(config.streams),
      caseNews: new CaseNews(database),
      caseRules,
      notices,
      codePurposes,
      smsTopics,
      personalData,
    };
    tellWaiting(metrics, services);
    const noticeQueue = createNoticeQueue({ db, transport, config, notices });
    const queues = [
      noticeQueue,
      createOperatorQueue(transport),
      createPortQueue(declared.flatMap(({ providerTasks }) => providerTasks?.(services) ?? [])),
    ];
    const dispatch = new DispatchWorker({ database, queues, clock, log: app.log });
    const stopCleanup = startCleanup(services);
    const stopSealing = startSealing(services);
    const stopReminders = config.remindsOfPapers ? startPaperReminders(services) : undefined;
    // Event streams close before the server waits for its open connections, because they would keep it from closing.
    app.addHook('preClose', async () => {
      await Promise.all([services.subscribers.close(), services.caseNews.close()]);
    });
    app.addHook('onClose', async () => {
      await stopCleanup();
      await stopSealing();
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
    countCalls(app, metrics);
    refuseCrossSite(app);
    app.setErrorHandler(sendError);
    app.setNotFoundHandler(() => {
      throw new HttpError('404', unknownCallText);
    });
    app.addHook('onSend', (request, reply, _, done) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      done();
    });
    registerCalls(app, services);
    registerIdentity(app, services);
    registerStaffIdentity(app, services);
    registerFirstAdministrator(app, services);
    registerOperatorMail(app, services);
    registerCallbacks(app, services, { receipts, senders: options.smsReports ?? {} });
    registerContent(app, services);
    if (config.docs) registerDocs(app);
    await serverKeys.current();
  };
}
