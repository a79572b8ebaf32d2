import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { get as getSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { builtProcess } from '@portal/build/built-process';
import { createPostgresDatabase, serverAnswers } from '@portal/database/scratch-database';
import { freePort } from './testing/free-port';
import { InstalledMachine } from './testing/installed-machine';
import { accessLogIn, errorLogIn, machineSettings, serversOf, writeNginx } from './testing/nginx-config';

/** The portal without containers, as `machine/install.sh` puts it there. */

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'portal-machine-'));
let machine: InstalledMachine;
beforeAll(async () => {
  await builtProcess(new URL('./gateway-process.ts', import.meta.url).href);
  machine = new InstalledMachine(join(folder, 'root'));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an update leaves what an installation has set, and secrets as they were made', () => {
  const settings = ['etc/portal/portal.env', 'etc/portal/gateway.env', 'etc/nginx/portal/settings.conf'];
  for (const name of settings) appendFileSync(machine.path(name), '# our own\n');
  const before = [...settings, 'etc/portal/api.env'].map((name) => machine.read(name));
  machine.install();
  expect([...settings, 'etc/portal/api.env'].map((name) => machine.read(name))).toEqual(before);
});

test('each process gets its own secrets and none of another one, from files that only root reads', () => {
  const secrets = /SECRET|KEY$|TOKEN|AUTHORIZATION|URL$/;
  const namesOf = (name: string, instance?: string) =>
    Object.keys(machine.unit(name, instance).environment)
      .filter((one) => secrets.test(one) && one !== 'PUBLIC_URL')
      .sort();
  expect(namesOf('portal-migrate')).toEqual(['DATABASE_URL']);
  expect(namesOf('portal-gateway', '8081')).toEqual(['API_SECRET', 'DATABASE_URL', 'GATEWAY_KEY', 'PLATFORM_TOKEN']);
  expect(namesOf('portal-api', '9001')).toEqual(
    [
      ...['API_SECRET', 'DATABASE_URL', 'DATA_KEY', 'OIDC_CLIENT_SECRET'],
      ...['SMS_AUTHORIZATION', 'SMS_KEY_SECRET', 'SMS_REPORT_SECRET', 'SMS_URL', 'SMTP_URL'],
    ].sort(),
  );
  for (const name of ['portal', 'migrate', 'api', 'gateway'])
    expect(statSync(machine.path(`etc/portal/${name}.env`)).mode & 0o777).toBe(0o600);
  const [api, gateway] = [machine.unit('portal-api', '9001'), machine.unit('portal-gateway', '8081')];
  expect(api.environment.API_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(gateway.environment.API_SECRET).toBe(api.environment.API_SECRET);
  expect(gateway.environment.GATEWAY_KEY).not.toBe(api.environment.DATA_KEY);
});

describe('/opt/portal/run', () => {
  /** What systemd is asked to start, one argument a line. */
  const run = (...args: string[]) => {
    const bin = join(folder, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync(machine.path('opt/portal/run'), args, { encoding: 'utf8', env });
    return { status, asked: stdout.trim().split('\n'), stderr };
  };
  const value = (asked: readonly string[], property: string) =>
    asked.flatMap((one) => one.split(`--property=${property}=`).slice(1));

  test.each([
    ['api doctor', 'portal-api@'],
    ['gateway doctor', 'portal-gateway@'],
    ['api staff', 'portal-api@'],
    ['api data', 'portal-api@'],
    ['api messages', 'portal-api@'],
    ['migrate audit', 'portal-migrate'],
  ])('%s has user, folder and settings of that unit', (what, unit) => {
    const { status, asked } = run(...what.split(' '), 'invite', 'zhang.wei', '张 伟');
    const of = (key: string) =>
      [...machine.read(`etc/systemd/system/${unit}.service`).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(
        ([, one]) => one,
      );
    expect(status).toBe(0);
    for (const key of ['User', 'EnvironmentFile', 'WorkingDirectory']) expect(value(asked, key)).toEqual(of(key));
    const [program, script = ''] = asked.slice(asked.indexOf('/opt/portal/node'));
    expect(of('ExecStart').join().split(' ')[0]).toBe(program);
    expect(existsSync(join(machine.path(of('WorkingDirectory')[0] ?? ''), script))).toBe(true);
    expect(asked.slice(-3)).toEqual(['invite', 'zhang.wei', '张 伟']);
  });

  test('anything else is refused, and said', () => {
    for (const args of [[], ['api'], ['api', 'migrate'], ['gateway', 'staff', 'recover', 'admin']]) {
      const { status, asked, stderr } = run(...args);
      expect([status, asked]).toEqual([2, ['']]);
      expect(stderr).toContain('api doctor');
    }
  });
});

(has('systemd-analyze') ? test : test.skip)('systemd finds nothing to say about units and users', () => {
  const root = join(folder, 'systemd');
  const own = '/usr/lib/systemd/system';
  cpSync(own, join(root, own), { recursive: true, verbatimSymlinks: true });
  for (const part of ['etc/systemd', 'etc/sysusers.d', 'opt'])
    cpSync(machine.path(part), join(root, part), { recursive: true });
  const units = ['portal.target', 'portal-migrate.service', 'portal-api@9001.service', 'portal-gateway@8081.service'];
  const verified = spawnSync('systemd-analyze', ['verify', `--root=${root}`, '--man=no', ...units], {
    encoding: 'utf8',
  });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const target = machine.read('etc/systemd/system/portal.target');
  for (const unit of units.slice(1)) expect(target).toContain(unit);
  mkdirSync(join(root, 'etc'), { recursive: true });
  execFileSync('systemd-sysusers', [`--root=${root}`], { stdio: 'pipe' });
  const made = readFileSync(join(root, 'etc/passwd'), 'utf8');
  for (const unit of units.slice(1)) {
    const [, user] = /^User=(.*)$/m.exec(machine.read(`etc/systemd/system/${unit.replace(/@\d+/, '@')}`)) ?? [];
    expect(made).toContain(`${user}:`);
  }
});

test('what is installed serves by the variables of its units alone', async () => {
  if (!(await serverAnswers())) return;
  const database = await createPostgresDatabase();
  const [gatewayPort, apiPort] = [await freePort(), await freePort()];
  const running: ChildProcess[] = [];
  const start = (name: string, instance: string, places: Record<string, string>) => {
    const { command, folder: cwd, environment } = machine.unit(name, instance);
    const [program = '', ...args] = command;
    const env = { PATH: process.env.PATH, ...environment, DATABASE_URL: database.url, ...places };
    const child = spawn(machine.path(program), args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    return new Promise<string>((resolve) => {
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => {
          said += part;
          if (said.includes('ready:')) resolve(said);
        });
      child.once('exit', () => resolve(said));
    });
  };
  try {
    expect(await start('portal-migrate', '', {})).toContain('ready: the schema is up to date');
    // Other portals of this machine may have the ports that the units choose.
    const api = { PORT: String(apiPort), METRICS_PORT: String(await freePort()) };
    expect(await start('portal-api', '9001', api)).toContain(`ready: platform API on port ${apiPort}`);
    const gateway = {
      PORT: String(gatewayPort),
      METRICS_PORT: String(await freePort()),
      ADMIN_PORT: String(await freePort()),
      API_UPSTREAM: `http://127.0.0.1:${apiPort}/api`,
      KEEP_DIR: join(folder, 'kept'),
    };
    expect(await start('portal-gateway', '8081', gateway)).toContain(`ready: gateway on port ${gatewayPort}`);
    expect((await fetch(`http://127.0.0.1:${gatewayPort}/-/jwks.json`)).status).toBe(200);
  } finally {
    await Promise.all(
      running.map(async (child) => {
        if (child.exitCode !== null) return;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }),
    );
    await database.drop();
  }
}, 120_000);

describe('nginx', () => {
  const canTry =
    spawnSync('nginx', ['-v']).error === undefined && spawnSync('openssl', ['version']).error === undefined;
  const place = join(folder, 'nginx');
  const ports: Record<string, number> = {};
  let nginx: ChildProcess | undefined;
  let config = '';

  const ask = (url: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; location: string | undefined; protocol: string | null }>((resolve, reject) => {
      const secure = url.startsWith('https:');
      const options = { headers, rejectUnauthorized: false };
      const call = secure ? getSecurely(url, options) : get(url, options);
      call.on('error', reject).on('response', (reply) => {
        const { socket } = reply;
        const protocol = 'getProtocol' in socket ? (socket as import('node:tls').TLSSocket).getProtocol() : null;
        reply.resume().on('end', () => {
          resolve({ status: reply.statusCode ?? 0, location: reply.headers.location, protocol });
        });
      });
    });

  beforeAll(async () => {
    if (!canTry) return;
    mkdirSync(place);
    const certificate = { certFile: join(place, 'tls.pem'), keyFile: join(place, 'tls.key') };
    const kind = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=portal',
    ];
    const files = ['-keyout', certificate.keyFile, '-out', certificate.certFile];
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
    for (const port of [443, 80, 9091, 9000]) ports[port] = await freePort();
    // Nothing listens there: a request shows what nginx says by itself.
    const settings = machineSettings(certificate, await freePort());
    config = writeNginx(place, settings, [serversOf('https', ports), serversOf('loopback', ports)]);
  });
  afterAll(() => void nginx?.kill('SIGTERM'));

  (canTry ? test : test.skip)('takes the files with one settings file', () => {
    const tried = spawnSync('nginx', ['-t', '-c', config, '-p', place, '-e', errorLogIn(place)], { encoding: 'utf8' });
    expect(tried.stderr).toContain('test is successful');
    expect(tried.stderr).not.toMatch(/\[(warn|emerg|error)\]/);
  });

  (canTry ? test : test.skip)('leads to https, speaks a new TLS only, and writes no query', async () => {
    nginx = spawn('nginx', ['-c', config, '-p', place, '-e', errorLogIn(place)], { stdio: 'ignore' });
    const plain = `http://127.0.0.1:${ports[80]}/login?mobile=13800000001`;
    for (let turn = 0; turn < 100; turn += 1) {
      if (await ask(plain).catch(() => undefined)) break;
      await pause(50);
    }
    expect(await ask(plain, { host: 'portal.example.com' })).toMatchObject({
      status: 301,
      location: 'https://portal.example.com/login?mobile=13800000001',
    });
    const { status, protocol } = await ask(`https://127.0.0.1:${ports[443]}/login?code=123456`);
    expect([status, protocol]).toEqual([502, 'TLSv1.3']);
    const old = spawnSync('openssl', ['s_client', '-connect', `127.0.0.1:${ports[443]}`, '-tls1_1'], { input: '' });
    expect(old.status).not.toBe(0);
    await pause(100);
    const text = readFileSync(accessLogIn(place), 'utf8') + readFileSync(errorLogIn(place), 'utf8');
    expect(text).toContain('"GET /login" 301');
    expect(text).toContain('"GET /login" 502');
    expect(text).not.toMatch(/13800000001|123456/);
    expect(readFileSync(join(place, 'queries.log'), 'utf8')).toBe('');
  });
});

(has('logrotate') ? test : test.skip)('logrotate takes its file', () => {
  const state = join(folder, 'logrotate.state');
  writeFileSync(state, 'logrotate state -- version 2\n');
  const { status, stderr } = spawnSync('logrotate', ['-d', '-s', state, machine.path('etc/logrotate.d/portal-front')], {
    encoding: 'utf8',
  });
  expect([status, /^error/m.test(stderr)]).toEqual([0, false]);
});
