import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { maxAttempts } from '@portal/database';
import { serverAnswers } from '@portal/database/scratch-database';
import { freePort } from '../../support/free-port';
import { newCompany } from '../../support/registering-company';
import { customerHost } from '../installation/installation';
import type { Team } from '../people/colleagues';
import { HttpCustomer } from '../people/http-customer';
import type { HttpStaff } from '../people/http-staff';
import { enterProviders, openByCalls } from '../short/open-by-calls';
import { approve } from '../short/review-by-calls';
import { LivePortal } from './live-portal';

/**
 * Faults of a live portal, each made once: a Prometheus with the files that we ship sees it, and its alert fires within
 * the time that the rule gives. A fault that nobody tells fails its part at the end, so that the others are seen too.
 * Then the questions of the dashboard are asked, and each has an answer. Each part can be run alone, by its name.
 */

const dashboard = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../deploy/operate/run/monitoring/dashboard.json', import.meta.url)),
    'utf8',
  ),
) as { panels: readonly { title: string; targets?: readonly { expr: string }[] }[] };

interface Fault {
  readonly what: string;
  readonly make: () => unknown;
  readonly alert: string;
  /** Seconds from the fault to its alert: the rule's time and window, a scrape, an evaluation, and what making it takes. */
  readonly within: number;
}

interface OpenPortal {
  readonly team: Team<HttpStaff>;
  /** Somebody who is logged in. */
  readonly accessToken: string;
  /** Their company. */
  readonly compCode: string;
}

let portal: LivePortal;
let opened: OpenPortal;
/** What came of a fault, for the table at the end. */
const table: string[] = [];

/** Makes faults at once and waits for all of their alerts. */
async function tell(faults: readonly Fault[]): Promise<void> {
  const firing = (await portal.prometheus.firing()).map(({ labels }) => labels.alertname);
  for (const { alert } of faults) expect.soft(firing, `${alert} fires before its fault`).not.toContain(alert);
  await Promise.all(
    faults.map(async ({ what, make, alert, within }) => {
      const since = Date.now();
      await test.step(`${what}: ${alert}`, async () => {
        const [made, told] = await Promise.allSettled([make(), portal.prometheus.fires(alert, within)]);
        const { at, summary } = told.status === 'fulfilled' ? told.value : { at: Number.NaN, summary: '没有告警' };
        table.push(`| ${what} | ${alert} | ${Math.round((at - since) / 1000)} s | ${within} s | ${summary} |`);
        const whyNot = [made, told].flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
        expect.soft(whyNot, `${what}: ${alert}`).toEqual([]);
      });
    }),
  );
}

/** Does something again and again, as long as the alert needs to see it. */
async function keepDoing(act: () => Promise<unknown>, seconds: number, every = 1_000): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(every))
    await act().catch(() => undefined);
}

const dayMs = 86_400_000;

/** Two companies: one is approved, and its bank has taken a payment of which it says nothing more; the other one waits. */
async function open({ installation }: LivePortal): Promise<OpenPortal> {
  const team = await openByCalls(installation);
  await enterProviders(installation, team);
  const customer = new HttpCustomer(installation, newCompany());
  const { client, company } = customer;
  await customer.apply();
  await approve(team, 'registration', company.compName);
  const branch = { bankCode: '102', branchNo: '102100099996', branchName: '中国工商银行总行清算中心' };
  const accountNo = '6222029900000017';
  const body = { ...branch, accountNo, accountNoAgain: accountNo, accountType: 'GENERAL' as const };
  const { accountId } = await client.ok('bankAccountAdd', { body });
  await client.ok('bankAccountPay', { body: { accountId } });
  await pause(2_000);
  await installation.killProcess('simulator');
  await installation.startProcess('simulator');
  const waiting = new HttpCustomer(installation, newCompany());
  await waiting.apply();
  const { compCode } = await client.ok('registrationProgress', {});
  return { team, accessToken: client.accessToken, compCode };
}

test.beforeAll(async () => {
  test.skip(spawnSync('prometheus', ['--version']).error !== undefined, 'there is no Prometheus');
  test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'there is no nginx');
  test.skip(!(await serverAnswers()), 'there is no PostgreSQL');
  test.setTimeout(900_000);
  portal = await LivePortal.start();
  // The portal that was just installed has no tenant.
  await tell([{ what: '还没有任何页面', alert: 'PortalNotServing', within: 150, make: () => undefined }]);
  opened = await open(portal);
  portal.beVisited();
});
test.afterAll(async () => {
  process.stdout.write(`${table.join('\n')}\n`);
  await portal?.stop();
});
test.beforeEach(() => test.setTimeout(1_500_000));

test('a portal that is well tells only of the certificate that ends in two days', async () => {
  const { prometheus } = portal;
  await prometheus.fires('PortalCertificateEnding', 60);
  await pause(90_000);
  const firing = (await prometheus.firing()).map(({ labels }) => labels.alertname);
  expect(firing).toEqual(['PortalCertificateEnding']);
  table.push('| 证书两天后到期 | PortalCertificateEnding | | 60 s | |');
});

test('visitors, releases and services', async () => {
  const { installation, sms } = portal;
  const away = `http://127.0.0.1:${await freePort()}`;
  await tell([
    {
      what: '短信服务商每条要四秒',
      alert: 'PortalLettersSlow',
      within: 330,
      make: async () => {
        sms.mood = 'slow';
        await keepDoing(() => portal.askForCode(), 240);
      },
    },
    { what: '磁盘只剩二十分之一', alert: 'PortalDiskFilling', within: 150, make: () => portal.fillDisk() },
    {
      what: '业务团队的服务停了',
      alert: 'PortalServiceAway',
      within: 180,
      make: async () => {
        await installation.command('services', 'set', customerHost, 'product', away);
        await keepDoing(() => portal.askService(opened.accessToken), 150, 500);
      },
    },
    {
      what: '绘制进程一再被杀死',
      alert: 'PortalRendererDown',
      within: 240,
      make: () => keepDoing(() => installation.killRenderer(), 150, 50),
    },
    {
      what: '有人在试密码',
      alert: 'PortalLoginsFailing',
      within: 240,
      make: () => keepDoing(() => portal.guessPassword(), 120, 1_500),
    },
    {
      what: '有人在试员工的密码',
      alert: 'PortalAccountsLocked',
      within: 120,
      make: () => keepDoing(() => portal.guessStaffPasswords(), 60, 5_000),
    },
    {
      what: '浏览器加载不出一个模块',
      alert: 'PortalReleaseFailing',
      within: 120,
      make: () => keepDoing(() => portal.visit({ outcome: 'failed', ms: 9_000, tries: 3 }), 60),
    },
    {
      what: '模块在浏览器中出错',
      alert: 'PortalReleaseCrashing',
      within: 120,
      make: () => keepDoing(() => portal.visit({ crash: 'render' }), 60),
    },
  ]);
  portal.emptyDisk();
});

test('messages and providers', async () => {
  const { installation, sms } = portal;
  const { tenants } = opened.team;
  // First, because nobody's letters being sent makes a share of them fail, too.
  await tell([
    {
      what: '短信服务商拒绝一半',
      alert: 'PortalLettersFailing',
      within: 300,
      make: async () => {
        sms.mood = 'half';
        await keepDoing(() => portal.askForCode(), 240);
        sms.mood = 'takes';
      },
    },
    {
      what: '外部服务停了',
      alert: 'PortalPortFailing',
      within: 180,
      make: async () => {
        await installation.killProcess('simulator');
        const checked = { tenant: customerHost, port: 'ocr' as const };
        await keepDoing(() => tenants.client.ok('staffProviderTest', { body: checked }), 10, 2_000);
      },
    },
  ]);
  await tell([
    {
      what: '短信服务商拒绝每一条',
      alert: 'PortalCarrierFailing',
      within: 90,
      make: async () => {
        sms.mood = 'refuses';
        await keepDoing(() => portal.askForCode(), 30);
        sms.mood = 'takes';
      },
    },
    { what: '同上，唯一的一家', alert: 'PortalSmsProviderFailing', within: 90, make: () => undefined },
  ]);
});

test('the database', async () => {
  const { installation, database } = portal;
  await tell([
    {
      what: '数据库慢三百毫秒',
      alert: 'PortalDatabaseSlow',
      within: 240,
      make: () => database.delay(300),
    },
  ]);
  await tell([
    {
      what: '数据库连接用完',
      alert: 'PortalPoolFull',
      within: 150,
      make: async () => {
        database.delay(2_000);
        await keepDoing(async () => portal.crowd(80), 100, 4_000);
      },
    },
    { what: '同上，客户看到错误', alert: 'PortalErrors', within: 300, make: () => undefined },
  ]);
  database.delay(0);
  await pause(30_000);

  await tell([
    { what: '数据库断开', alert: 'PortalDatabaseDown', within: 120, make: () => database.cut() },
    { what: '同上，收不到通知', alert: 'PortalNotListening', within: 240, make: () => undefined },
    {
      what: '同上，网关重启',
      alert: 'PortalServedFromKept',
      within: 180,
      make: async () => {
        await installation.killProcess('gateway');
        await installation.startProcess('gateway');
      },
    },
  ]);
  await database.mend();
  await pause(30_000);
});

test('processes', async () => {
  const { installation } = portal;
  await tell([
    { what: '平台接口停了', alert: 'PortalApiDown', within: 150, make: () => installation.killProcess('api') },
    { what: '网关停了', alert: 'PortalGatewayDown', within: 150, make: () => installation.killProcess('gateway') },
  ]);
  await installation.startProcess('gateway');
  await tell([
    {
      what: '平台接口一再重启',
      alert: 'PortalRestarting',
      within: 180,
      make: async () => {
        for (let times = 0; times < 4; times += 1) {
          await installation.startProcess('api');
          await pause(20_000);
          if (times < 3) await installation.killProcess('api');
        }
      },
    },
  ]);
});

test('days pass, and nobody does anything', async () => {
  const { installation } = portal;
  const { team, compCode } = opened;
  await tell([
    {
      what: '服务器的时钟快了五天',
      alert: 'PortalClockOff',
      within: 150,
      make: async () => {
        await installation.letters.stopMail();
        // Nobody has worked at the desk for so long that the session has ended.
        await team.second.logIn();
        await team.second.client.ok('staffCompanyFreeze', { body: { compCode, reason: '司法机关要求冻结' } });
        installation.moveClock(5 * dayMs);
      },
    },
    { what: '五天没有人审核', alert: 'PortalCasesOverdue', within: 420, make: () => undefined },
    { what: '银行五天没有送来结果', alert: 'PortalPortCallbackMissing', within: 120, make: () => undefined },
    { what: '邮件服务器停了，冻结的通知积压', alert: 'PortalLettersWaiting', within: 300, make: () => undefined },
  ]);
  await tell([
    {
      what: '邮件服务器一天没有恢复',
      alert: 'PortalLettersGivenUp',
      within: 210,
      make: () => portal.passHours(maxAttempts + 6),
    },
  ]);
});

test('each question of the dashboard has an answer', async () => {
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const without: string[] = [];
  for (const expression of expressions)
    if ((await portal.prometheus.answers(expression)) === 0) without.push(expression);
  expect(without).toEqual([]);
});
