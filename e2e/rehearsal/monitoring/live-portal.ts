import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient, type Transport } from '@portal/platform/testing/api-client';
import { StaffClient } from '@portal/platform/testing/staff-client';
import { type SeverableDatabase, severableDatabase } from '@portal/run/testing/severable-database';
import type { BootDocument } from '@portal/shared/boot-document';
import { type CrashReport, gatewayAddresses, type LoadReport } from '@portal/shared/open-page';
import { freePort } from '../../support/free-port';
import { Installation, staffHost } from '../installation/installation';
import { Prometheus } from './prometheus';
import { SmsProvider } from './sms-providers';

const keptMegabytes = 64;

/** What a page reports of a remote, beside which one it is. */
type PageOutcome = Pick<LoadReport, 'outcome' | 'ms' | 'tries'> | Pick<CrashReport, 'crash'>;

/** A disk of its own for what a gateway keeps, so that a test can fill it. */
function smallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${keptMegabytes}m`, 'tmpfs', folder]);
  return folder;
}

/** An installation whose parts can be made to fail, under the eyes of a Prometheus. */
export class LivePortal {
  readonly installation: Installation;
  readonly prometheus: Prometheus;
  readonly database: SeverableDatabase;
  readonly sms: SmsProvider;
  readonly #disk: string;
  #visitors = 0;
  #stopped = false;
  #visits: Promise<void> | undefined;

  private constructor(parts: Pick<LivePortal, 'installation' | 'prometheus' | 'database' | 'sms'>, disk: string) {
    this.installation = parts.installation;
    this.prometheus = parts.prometheus;
    this.database = parts.database;
    this.sms = parts.sms;
    this.#disk = disk;
  }

  static async start(): Promise<LivePortal> {
    const [gateway, api, disk, sms] = [await freePort(), await freePort(), smallDisk(), await SmsProvider.start()];
    const certificate = join(disk, 'site.pem');
    let database: SeverableDatabase | undefined;
    const installation = await Installation.start({
      databaseWay: async (url) => {
        database = await severableDatabase(url);
        return database.url;
      },
      settings: {
        gateway: {
          METRICS_PORT: String(gateway),
          KEEP_DIR: disk,
          KEEP_MEGABYTES: '24',
          SERVICE_HOSTS: '127.0.0.1',
        },
        api: { METRICS_PORT: String(api), CERTIFICATE_FILES: `site=${certificate}`, SMS_URL: sms.url },
      },
    });
    if (!database) throw new Error('nobody asked for the way to the database');
    sms.behind = installation.letters.smsUrl;
    // It ends in two days.
    copyFileSync(installation.certificateFile, certificate);
    const prometheus = await Prometheus.start({ gateway, api });
    return new LivePortal({ installation, prometheus, database, sms }, disk);
  }

  /** The way of somebody who has not been here before. */
  #newWay(): Transport {
    this.#visitors += 1;
    return this.installation.transportFrom(`10.${(this.#visitors >> 8) & 255}.${this.#visitors & 255}.7`);
  }

  /** Somebody who has not been here before. */
  stranger(): ApiClient {
    return new ApiClient(this.#newWay(), { clock: () => this.installation.now() });
  }

  /** A stranger's browser opens the site and reports how its remote fares. */
  async visit(told: PageOutcome = { outcome: 'loaded', ms: 300, tries: 1 }): Promise<void> {
    const send = this.#newWay();
    const to = { headers: {}, address: '' };
    const { text } = await send({ method: 'GET', url: gatewayAddresses.boot, body: '', ...to });
    const { remotes, tickets } = JSON.parse(text) as BootDocument;
    const { slot, package: name, build } = remotes.find((remote) => remote.slot === 'site') ?? {};
    const body = JSON.stringify({ slot, package: name, build, ticket: tickets?.site, ...told });
    await send({ method: 'POST', url: gatewayAddresses.reports, body, ...to });
  }

  /** Strangers look at pages, one after another, until the portal stops. Nobody minds what they get. */
  beVisited(): void {
    const ask = () => this.stranger().call('loginSmsToken', { path: { browserID: 'a-visitor' } });
    const visiting = async () => {
      while (!this.#stopped) {
        await ask().catch(() => undefined);
        await this.installation.page('/index/index').catch(() => undefined);
        await this.visit().catch(() => undefined);
        await pause(300);
      }
    };
    this.#visits = visiting();
  }

  /** A new number asks for the code of a registration. */
  async askForCode(): Promise<void> {
    const client = this.stranger();
    const { browserId: browserID } = client;
    const smsToken = await client.ok('loginSmsToken', { path: { browserID } });
    const mobile = `177${String(10_000_000 + this.#visitors)}`;
    await client.call('sendVisitorCode', { body: { browserID, mobile, smsToken, purpose: 'register' } });
  }

  /** Somebody who is logged in asks for orders, which the service of a team has. */
  async askService(token: string): Promise<void> {
    this.#visitors += 1;
    const send = this.installation.transportFrom(`10.200.0.${this.#visitors & 255}`);
    const headers = { authorization: `Bearer ${token}` };
    await send({ method: 'GET', url: '/api/product/orders', headers, body: '', address: '' });
  }

  /** A stranger tries a password for one of a few numbers. */
  async guessPassword(): Promise<void> {
    const client = this.stranger();
    const { browserId: browserID } = client;
    const userName = `1770000000${this.#visitors % 8}`;
    const imgKey = await client.ok('loginSmsToken', { path: { browserID } });
    await client.call('mobileLoginWithSecurity', {
      body: { userName, passWord: 'Kranich@2026y', browserID, imgKey, code: '000000' },
    });
  }

  /** Each of a few names of the desk is tried with a password, each from an address of its own. */
  async guessStaffPasswords(): Promise<void> {
    const tries = Array.from({ length: 8 }, (_, at) => {
      const send = this.installation.transportFrom(`10.201.0.${at}`, staffHost);
      const body = { loginName: `nobody${at}`, password: 'Kranich@2026y' };
      return new StaffClient(send, '').call('staffLoginPassword', { body });
    });
    await Promise.all(tries);
  }

  /** So many strangers ask at once. Nobody waits for their answers. */
  crowd(size: number): void {
    for (let count = 0; count < size; count += 1)
      this.stranger()
        .call('loginSmsToken', { path: { browserID: 'one-of-many' } })
        .catch(() => undefined);
  }

  /** Leaves one twentieth of the gateway's disk. */
  fillDisk(): void {
    const { bavail, bsize, blocks } = statfsSync(this.#disk);
    writeFileSync(join(this.#disk, 'filled'), Buffer.alloc(bavail * bsize - Math.floor((blocks * bsize) / 20)));
  }

  emptyDisk(): void {
    rmSync(join(this.#disk, 'filled'), { force: true });
  }

  /**
   * The clocks of the servers run ahead, an hour at a time, until a notice has had all of its tries. Between two of them
   * the dispatch worker looks, which it does every five seconds.
   */
  async passHours(hours: number): Promise<void> {
    for (let hour = 0; hour < hours; hour += 1) {
      this.installation.moveClock(3_600_000);
      await pause(6_000);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#visits;
    await this.prometheus.stop();
    await this.sms.stop();
    await this.database.mend().catch(() => undefined);
    await this.installation.stop();
    execFileSync('umount', [this.#disk]);
    rmSync(this.#disk, { recursive: true, force: true });
  }
}
