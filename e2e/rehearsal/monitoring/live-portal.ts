import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiClient } from '@portal/platform/testing/api-client';
import { type SeverableDatabase, severableDatabase } from '@portal/run/testing/severable-database';
import { freePort } from '../../support/free-port';
import { Installation } from '../installation/installation';
import { Prometheus } from './prometheus';
import { SmsProvider } from './sms-providers';

const keptMegabytes = 64;

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

  /** Somebody who has not been here before. */
  stranger(): ApiClient {
    this.#visitors += 1;
    const address = `10.${(this.#visitors >> 8) & 255}.${this.#visitors & 255}.7`;
    return new ApiClient(this.installation.transportFrom(address), { clock: () => this.installation.now() });
  }

  /** Strangers look at pages, one after another, until the portal stops. Nobody minds what they get. */
  beVisited(): void {
    const ask = () => this.stranger().call('loginSmsToken', { path: { browserID: 'a-visitor' } });
    const visiting = async () => {
      while (!this.#stopped) {
        await ask().catch(() => undefined);
        await this.installation.page('/index/index').catch(() => undefined);
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
