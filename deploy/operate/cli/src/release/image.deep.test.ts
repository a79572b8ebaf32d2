import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@portal/run/testing/free-port';
import { currentNotices } from '../notices/notices-file';
import { dropDatabase, postgresAnswers, scratchDatabase } from '../readme/testing/scratch-postgres';
import { root } from '../workspace';
import { writeImage } from './image-layout';
import { git } from './released-commit';
import { writeSourceArchive } from './source-archive';

/** The image as a release has it, built from the archive alone without a daemon, and its processes started from it. */

const minute = 60_000;
const has = (program: string) => spawnSync('which', [program]).status === 0;
const lacks = ['buildah', 'debootstrap'].filter((program) => !has(program));
const whyNot =
  process.getuid?.() !== 0 ? 'it needs root' : lacks.length > 0 ? `there is no ${lacks.join(' and no ')}` : undefined;

const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
const released = {
  version: '0.0.0-tried',
  commit: git(root, 'rev-parse', 'HEAD'),
  time: Number(git(root, 'log', '-1', '--format=%ct')),
};
const buildah = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim();
const baseImage = 'localhost/portal-node-tried';

/** What a release makes, in a folder of its own. */
function release(name: string): { folder: string; archive: string; image: string } {
  const to = join(folder, name);
  mkdirSync(to);
  const archive = writeSourceArchive(root, released, currentNotices(), to);
  const sources = { nodeImage: baseImage, ca: process.env.NODE_EXTRA_CA_CERTS };
  return { folder: to, archive, image: writeImage(released, archive, sources, to) };
}

if (whyNot) test.skip(`the image (not tried: ${whyNot})`, () => undefined);
else
  describe('the image', () => {
    let first: ReturnType<typeof release>;
    let container = '';
    let files = '';
    const running: ChildProcess[] = [];

    beforeAll(() => {
      execFileSync(join(root, 'deploy/operate/run/image/base-image.sh'), [baseImage], { stdio: 'inherit' });
      first = release('first');
      container = buildah('from', `oci-archive:${join(first.folder, first.image)}`);
      files = buildah('mount', container);
    }, 20 * minute);

    afterAll(async () => {
      for (const child of running) child.kill('SIGKILL');
      if (container) buildah('rm', container);
      spawnSync('buildah', ['rmi', '--force', `localhost/portal:${released.version}`, baseImage]);
      rmSync(folder, { recursive: true, force: true });
    }, minute);

    test(
      'a second run gives the same bytes',
      () => {
        const second = release('second');
        for (const name of [first.archive, first.image])
          expect(readFileSync(join(first.folder, name)).equals(readFileSync(join(second.folder, name)))).toBe(true);
      },
      15 * minute,
    );

    test('it is small, and has Node, its libraries and what the processes read: no shell, no tools, no sources', () => {
      const megabytes = statSync(join(first.folder, first.image)).size / 2 ** 20;
      process.stdout.write(`image: ${megabytes.toFixed(1)} MB\n`);
      expect(megabytes).toBeLessThan(180);
      expect(
        readdirSync(files)
          .filter((name) => !['dev', 'proc', 'run', 'sys'].includes(name))
          .sort(),
      ).toEqual(
        ['etc', 'kept', 'lib', 'lib64', 'portal', 'tmp', 'usr'].filter((name) => existsSync(join(files, name))),
      );
      const all = readdirSync(files, { recursive: true, encoding: 'utf8' });
      expect(
        all.filter((name) => /(^|\/)(sh|bash|npm|npx|tsx|esbuild|node_modules|\.git|demo|content)$/.test(name)),
      ).toEqual([]);
      expect(all.filter((name) => /\.test\.|\/testing(\/|$)/.test(name))).toEqual([]);
      for (const name of ['LICENSE', 'THIRD-PARTY-NOTICES.txt'])
        expect(existsSync(join(files, 'portal/licenses', name))).toBe(true);
    });

    test('its user is nobody of the machine, and writes only where a gateway keeps and in /tmp', () => {
      const { Docker } = JSON.parse(buildah('inspect', container)) as { Docker: { config: { User: string } } };
      expect(Docker.config.User).toBe('65532:65532');
      const writing = `for (const folder of process.argv.slice(1)) try { require('node:fs').writeFileSync(folder + '/x', ''); console.log(folder); } catch {}`;
      const folders = ['/', '/etc', '/usr/local/bin', '/portal', '/portal/deploy/operate/run/dist', '/kept', '/tmp'];
      expect(buildah('run', '--isolation', 'chroot', container, '--', 'node', '-e', writing, ...folders)).toBe(
        '/kept\n/tmp',
      );
    });

    test(
      'each process starts from it and answers at its health address',
      async () => {
        if (!postgresAnswers()) return;
        const database = `portal_image_${process.pid}`;
        const { DATABASE_URL = '' } = scratchDatabase(database);
        const [apiPort, gatewayPort] = [await freePort(), await freePort()];
        const common = {
          DATABASE_URL,
          API_SECRET: '9f2c4be17a60d358e1b7429c06fd83a5',
          PUBLIC_URL: 'https://portal.example.com',
        };
        const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
        const start = (name: string, settings: Readonly<Record<string, string>>) => {
          const given = Object.entries({ ...common, ...settings }).flatMap(([setting, value]) => [
            '--env',
            `${setting}=${value}`,
          ]);
          const args = ['run', '--isolation', 'chroot', ...given, container, '--', 'node', `dist/${name}.js`];
          const child = spawn('buildah', args, { stdio: ['ignore', 'inherit', 'inherit'] });
          running.push(child);
          return child;
        };
        const answered = async (port: number): Promise<[status: number, ms: number]> => {
          const began = Date.now();
          for (;;) {
            const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
            if (answer) return [answer.status, Date.now() - began];
            if (Date.now() - began > minute) throw new Error(`nothing answers at ${port}`);
            await pause(100);
          }
        };
        try {
          const [code] = await once(start('migrate-process', {}), 'exit');
          expect(code).toBe(0);
          const carriers = {
            SMTP_URL: 'smtp://127.0.0.1:1025',
            MAIL_FROM: 'portal@example.com',
            SMS_URL: 'https://sms.example.com/send',
            SMS_TEMPLATE: '{"mobile":"{mobile}","text":"{text}"}',
            SMS_SUCCESS: '{}',
          };
          start('api-process', { PORT: String(apiPort), DATA_KEY: key('a'), ...carriers });
          const [apiStatus, apiMs] = await answered(apiPort);
          expect(apiStatus).toBe(200);
          start('gateway-process', {
            PORT: String(gatewayPort),
            GATEWAY_KEY: key('b'),
            KEEP_DIR: '/kept',
            API_UPSTREAM: `http://127.0.0.1:${apiPort}/api`,
            PLATFORM_TOKEN: '8e1b7429c06fd83a59f2c4be17a60d35',
          });
          // It runs, and is not ready for customers: the new database has no tenant.
          const [gatewayStatus, gatewayMs] = await answered(gatewayPort);
          expect(gatewayStatus).toBe(503);
          expect((await fetch(`http://127.0.0.1:${gatewayPort}/-/jwks.json`)).status).toBe(200);
          process.stdout.write(`API answers after ${apiMs} ms, gateway after ${gatewayMs} ms\n`);
        } finally {
          for (const child of running) child.kill('SIGTERM');
          await Promise.all(running.map((child) => child.exitCode === null && once(child, 'exit')));
          dropDatabase(database);
        }
      },
      5 * minute,
    );
  });
