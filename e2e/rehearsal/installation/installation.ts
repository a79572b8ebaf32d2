import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { builtProcess } from '@portal/build/built-process';
import { createPostgresDatabase } from '@portal/database/scratch-database';
import type { Transport } from '@portal/platform/testing/api-client';
import { httpTransport } from '@portal/platform/testing/http-transport';
import { machineSettings, serversOf, writeNginx } from '@portal/run/testing/nginx-config';
import { builtCommand } from '../../support/built-command';
import { type CertificateFiles, selfMadeCertificate } from '../../support/certificate';
import { freePort } from '../../support/free-port';
import { type ServerProcess, startServer } from '../../support/server-process';
import { lookUpHere } from './host-names';
import { Letters } from './letters';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const preloaded = (name: string) => ['--import', pathToFileURL(join(import.meta.dirname, name)).href];
const secret = () => randomBytes(32).toString('hex');

/** Host names as an operator has them. Browsers and clients of a rehearsal find them on this machine. */
export const customerHost = 'portal.rehearsal.test';
export const staffHost = 'desk.rehearsal.test';
const hostNames = [customerHost, staffHost];

const node = async (name: string): Promise<readonly [string, ...string[]]> => [
  process.execPath,
  ...preloaded('clock-ahead.ts'),
  ...preloaded('host-names.ts'),
  ...(await builtProcess(import.meta.resolve(name))),
];

type ScratchDatabase = Awaited<ReturnType<typeof createPostgresDatabase>>;

interface Ports {
  readonly https: number;
  readonly http: number;
  readonly operators: number;
  readonly front: number;
  readonly gateway: number;
  readonly admin: number;
  readonly api: number;
  readonly simulator: number;
}

async function freePorts(https: number | undefined): Promise<Ports> {
  const [one, http = 0, operators = 0, front = 0, gateway = 0, admin = 0, api = 0, simulator = 0] = await Promise.all(
    Array.from({ length: 8 }, freePort),
  );
  return { https: https ?? one ?? 0, http, operators, front, gateway, admin, api, simulator };
}

interface Parts extends Pick<InstallationOptions, 'settings'> {
  readonly ports: Ports;
  readonly database: ScratchDatabase;
  readonly databaseUrl: string;
  readonly letters: Letters;
}

/** The settings that staff enter for a tenant, so that the simulator is its provider. */
export interface Provider {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
}

export type ProcessName = 'simulator' | 'api' | 'gateway';

/** What differs from the usual installation. */
export interface InstallationOptions {
  readonly port?: number | undefined;
  /** Settings of each process beside its usual ones. */
  readonly settings?: Partial<Record<ProcessName, NodeJS.ProcessEnv>> | undefined;
  /** Another way to the database for API and gateway. */
  readonly databaseWay?: (url: string) => Promise<string>;
}

/**
 * A portal as an operator runs it: `DEMO=off`, a database of its own that begins empty, gateway and API as processes,
 * nginx with TLS in front, and providers of SMS and e-mail that keep what they get.
 */
export class Installation {
  readonly letters: Letters;
  readonly provider: Provider;
  readonly #ports: Ports;
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-rehearsal-'));
  readonly #database: ScratchDatabase;
  readonly #platformToken = secret();
  readonly #apiSecret = secret();
  readonly #dataKey = randomBytes(32).toString('base64');
  readonly #gatewayKey = randomBytes(32).toString('base64');
  readonly #simulatorSecret = secret();
  readonly #certificate: CertificateFiles;
  readonly #agent: Agent;
  readonly #ownSettings: InstallationOptions['settings'];
  readonly #databaseUrl: string;
  #front: ServerProcess | undefined;
  readonly #processes = new Map<ProcessName, ServerProcess>();
  #ahead = 0;

  private constructor({ ports, database, databaseUrl, letters, settings }: Parts) {
    this.#ports = ports;
    this.#database = database;
    this.#databaseUrl = databaseUrl;
    this.#ownSettings = settings;
    this.letters = letters;
    this.moveClock(0);
    this.#certificate = selfMadeCertificate(this.#folder, hostNames);
    this.#agent = new Agent({ ca: readFileSync(this.#certificate.certFile), lookup: lookUpHere });
    const { simulator } = ports;
    this.provider = { url: `http://127.0.0.1:${simulator}`, keyId: 'simulator', secret: this.#simulatorSecret };
  }

  static async start({ port, settings, databaseWay }: InstallationOptions = {}): Promise<Installation> {
    const database = await createPostgresDatabase('rehearsal');
    const databaseUrl = (await databaseWay?.(database.url)) ?? database.url;
    const [ports, letters] = [await freePorts(port), await Letters.start()];
    const installation = new Installation({ ports, database, databaseUrl, letters, settings });
    try {
      await installation.#migrate();
      await installation.#startProcesses();
      await installation.#startFront();
    } catch (error) {
      await installation.stop();
      throw error;
    }
    return installation;
  }

  get customers(): string {
    return `https://${customerHost}:${this.#ports.https}`;
  }

  get staff(): string {
    return `https://${staffHost}:${this.#ports.https}`;
  }

  /** The certificate that customers see. */
  get certificateFile(): string {
    return this.#certificate.certFile;
  }

  /** The time by the servers' clocks. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Sends calls over https, as a client elsewhere that knows the certificate. */
  transport(origin: string) {
    return httpTransport(origin, this.#agent);
  }

  /** Gets an address of the customers' pages from the gateway. Gives the status. */
  async page(path: string): Promise<number> {
    const call = { method: 'GET' as const, url: path, headers: {}, body: '', address: '' };
    return (await this.transportFrom('10.255.0.1')(call)).httpStatus;
  }

  /** Sends calls from an address, as the gateway gets them from nginx. */
  transportFrom(address: string, host = customerHost): Transport {
    const send = httpTransport(`http://127.0.0.1:${this.#ports.gateway}`);
    const from = { host, 'x-forwarded-for': address, 'x-forwarded-proto': 'https' };
    return (call) => send({ ...call, headers: { ...call.headers, ...from } });
  }

  /** Runs the `portal` command as an operator does, beside the servers, and gives its JSON. */
  async command<T>(...args: string[]): Promise<T> {
    const { stdout } = await execute(process.execPath, [...builtCommand, ...args, '--json'], {
      cwd: root,
      env: {
        ...this.#base(),
        PORTAL_URL: `http://127.0.0.1:${this.#ports.admin}`,
        PORTAL_TOKEN: this.#platformToken,
      },
    });
    return JSON.parse(stdout) as T;
  }

  /** `staff invite` on the server, by somebody who may open the database. Gives the one-time link of an administrator. */
  async inviteAdministrator(loginName: string, displayName: string): Promise<string> {
    const [program, ...args] = await node('@portal/run/staff-process');
    const { stdout } = await execute(program, [...args, 'invite', loginName, displayName], { env: this.#settings() });
    return stdout.split('\n')[0] ?? '';
  }

  /** Stops the servers and starts them again when so much time has passed. */
  async comeBackAfter(milliseconds: number): Promise<void> {
    this.moveClock(milliseconds);
    await this.#stopProcesses();
    await this.#startProcesses();
  }

  /** A code goes to the same number once a minute. So much time passes while the servers run. */
  async waitForNextCode(): Promise<void> {
    this.moveClock(90_000);
    // They look at their clock ten times a second.
    await pause(500);
  }

  /** The clocks of the servers, not the database's, go on from so much later. */
  moveClock(milliseconds: number): void {
    this.#ahead += milliseconds;
    writeFileSync(this.#clockFile, String(this.#ahead));
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    await this.#front?.stop();
    await this.#stopProcesses();
    await this.letters.stop();
    await this.#database.drop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #clockFile(): string {
    return join(this.#folder, 'clock');
  }

  /** Nothing of the machine's own settings reaches the processes. */
  #base(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { PATH, HOME, REHEARSAL_CLOCK: this.#clockFile };
  }

  #settings(): NodeJS.ProcessEnv {
    return {
      ...this.#base(),
      DEMO: 'off',
      BIND: '127.0.0.1',
      PUBLIC_URL: this.customers,
      DATABASE_URL: this.#databaseUrl,
      API_SECRET: this.#apiSecret,
    };
  }

  async #migrate(): Promise<void> {
    const [program, ...args] = await node('@portal/run/migrate-process');
    await execute(program, args, { env: this.#settings() });
  }

  /** Simulator, API and gateway need nothing of each other to start, so they start at once. */
  async #startProcesses(): Promise<void> {
    const starting = (['simulator', 'api', 'gateway'] as const).map((name) => this.startProcess(name));
    // Those that have started are stopped at the end, also if another one has not.
    await Promise.allSettled(starting);
    await Promise.all(starting);
  }

  /** Starts a process, for the first time or after `killProcess`. */
  async startProcess(name: ProcessName): Promise<void> {
    const { entry, probe, env } = this.#process(name);
    const own = this.#ownSettings?.[name];
    this.#processes.set(name, await startServer({ command: await node(entry), probe, env: { ...env, ...own } }));
  }

  async killProcess(name: ProcessName): Promise<void> {
    await this.#processes.get(name)?.kill();
    this.#processes.delete(name);
  }

  /** Ends the process that draws pages for the gateway, which the gateway starts again. */
  async killRenderer(): Promise<void> {
    this.#processes.get('gateway')?.killChildren();
  }

  #process(name: ProcessName): { entry: string; probe: string; env: NodeJS.ProcessEnv } {
    const { api, gateway, admin, simulator } = this.#ports;
    if (name === 'simulator')
      return {
        entry: '@portal/simulator/process',
        probe: `http://127.0.0.1:${simulator}/healthz`,
        env: {
          ...this.#base(),
          SIMULATOR_PORT: String(simulator),
          SIMULATOR_SECRET: this.#simulatorSecret,
          // The provider brings its results to the customers' address.
          NODE_EXTRA_CA_CERTS: this.#certificate.certFile,
        },
      };
    if (name === 'api')
      return {
        entry: '@portal/run/api-process',
        probe: `http://127.0.0.1:${api}/healthz`,
        env: {
          ...this.#settings(),
          PORT: String(api),
          DATA_KEY: this.#dataKey,
          SMTP_URL: this.letters.smtpUrl,
          MAIL_FROM: 'portal@rehearsal.test',
          SMS_URL: this.letters.smsUrl,
          SMS_TEMPLATE: Letters.smsTemplate,
          SMS_SUCCESS: Letters.smsSuccess,
          PORT_HOSTS: '127.0.0.1',
        },
      };
    return {
      entry: '@portal/run/gateway-process',
      // It is not ready before a tenant has a host, and takes the operator's commands before that.
      probe: `http://127.0.0.1:${gateway}/-/jwks.json`,
      env: {
        ...this.#settings(),
        PORT: String(gateway),
        API_UPSTREAM: `http://127.0.0.1:${api}/api`,
        GATEWAY_KEY: this.#gatewayKey,
        TRUST_PROXY: '127.0.0.1',
        ADMIN_PORT: String(admin),
        PLATFORM_TOKEN: this.#platformToken,
      },
    };
  }

  async #stopProcesses(): Promise<void> {
    const running = [...this.#processes.values()];
    this.#processes.clear();
    await Promise.all(running.map((one) => one.stop()));
  }

  async #startFront(): Promise<void> {
    const { https, http, front, operators, gateway } = this.#ports;
    const folder = this.#folder;
    // The second one, without TLS, tells when nginx is up.
    const servers = [
      serversOf('https', { 443: https, 80: http }),
      serversOf('containers', { 8080: front, 9091: operators }),
    ];
    const config = writeNginx(folder, machineSettings(this.#certificate, gateway), servers);
    this.#front = await startServer({
      command: ['nginx', '-c', config, '-p', folder, '-e', join(folder, 'start.log')],
      probe: `http://127.0.0.1:${front}/-/jwks.json`,
      env: this.#base(),
    });
  }
}
